import About
import AuthBackend
import AuthFlow
import CallFlow
import Catalogue
import CommandKit
import ConverterFlow
import FeatureKitInterface
import GalleryFlow
import ImageCodec
import MediaSources
import Navigation
import Onboarding
import PhoneNumbers
import SIPEngine
import Settings
import Shell
import WhatsNew
import WidgetCore
import WidgetHost
import Widgets
import XML

/// All features of the app; in memory is what reaches outside.
@MainActor
enum VirtualDistribution {
    static let features: [any Feature.Type] = [
        AboutFeature.self, AuthBackendFeature.self, AuthFeature.self, CallsFeature.self, CatalogueFeature.self,
        CommandsFeature.self, ConverterFeature.self, GalleryFeature.self, ImagesFeature.self,
        MediaSourcesFeature.self, NavigationFeature.self, OnboardingFeature.self, PhoneNumbersFeature.self,
        SIPEngineFeature.self, SettingsFeature.self, ShellFeature.self, VirtualNetwork.self, VirtualPlatform.self,
        VirtualStorage.self,
        VirtualTerminal.self, WhatsNewFeature.self, WidgetCoreFeature.self, WidgetHostFeature.self,
        WidgetsFeature.self, XMLFeature.self,
    ]

    static var build: BuildDescription {
        BuildDescription(distribution: "tessera", version: "0.1.0", featuresHash: "", toolchain: "")
    }
}
