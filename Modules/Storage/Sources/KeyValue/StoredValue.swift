import JSONKit
import LocalizationKit
import StorageInterface

/// Values as they are stored: compact JSON.
enum StoredValue {
    /// Writes a value.
    static func encode<Value>(_ value: Value?, for key: StoreKey<Value>) throws(StoreError) -> String? {
        guard let value else { return nil }
        do { return try JSONValue(encoding: value).compact } catch {
            throw .notEncodable(key: "\(key.scope.localizedText).\(key.name)", reason: LocalizedText(error))
        }
    }

    /// Reads a value.
    static func decode<Value>(_ text: String?, for key: StoreKey<Value>) throws(StoreError) -> Value? {
        guard let text else { return nil }
        do { return try JSONNode(parsing: text).decode(Value.self) } catch {
            throw .unreadable(key: "\(key.scope.localizedText).\(key.name)", reason: LocalizedText(error))
        }
    }
}
