import WidgetCoreInterface

/// What the app needs of the business behind widgets of posters.
struct WidgetBusiness: Sendable {
    let catalogs: [any MediaCatalog]
    let metadata: any MediaMetadata
    let processor: any ContinueWatchingProcessing
}
