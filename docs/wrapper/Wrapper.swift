import UIKit
import WebKit

/// A code of the protocol's closed list.
struct Refusal: Error { let code: String }

/// The page's window into the wrapper: the top frame of the very origin, one answer to each message.
@MainActor
final class PasoWrapper: NSObject, WKScriptMessageHandlerWithReply {
    static let host = "app.example"
    private static let permissions: Set = ["camera", "photos", "location", "contacts", "notifications", "tracking"]
    private static let inFront: Set = ["openBrower", "callPhone", "requestPermission"]
    private var running = Set<String>()

    func attach(to configuration: WKWebViewConfiguration) {
        configuration.userContentController.addScriptMessageHandler(self, contentWorld: .page, name: "paso")
    }

    func userContentController(_ controller: WKUserContentController,
                               didReceive message: WKScriptMessage) async -> (Any?, String?) {
        let origin = message.frameInfo.securityOrigin
        guard message.frameInfo.isMainFrame, origin.protocol == "https", origin.host == Self.host,
              [0, 443].contains(origin.port), let text = message.body as? String, text.utf8.count <= 2_000_000,
              let answer = await handle(text) else { return (nil, "refused") }
        return (answer, nil)
    }

    /// JSON text in, JSON text out; nil for what is dropped without an answer.
    func handle(_ text: String) async -> String? {
        guard let message = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
              let id = message["id"] as? String else { return nil }
        do {
            return written(["id": id, "result": try await answer(message)])
        } catch let refusal as Refusal {
            return written(["id": id, "error": ["code": refusal.code, "message": ""]])
        } catch {
            return written(["id": id, "error": ["code": "failed", "message": ""]])
        }
    }

    private func answer(_ message: [String: Any]) async throws -> [String: Any] {
        guard let method = message["method"] as? String, let params = message["params"] as? [String: Any]
        else { throw Refusal(code: "invalid_params") }
        if Self.inFront.contains(method) {
            guard running.insert("front").inserted else { throw Refusal(code: "busy") }
        }
        defer { if Self.inFront.contains(method) { running.remove("front") } }
        switch method {
        case "getAppInfo": return appInfo()
        case "getDeviceInfo": return deviceInfo()
        case "hasPermission", "requestPermission":
            guard let name = params["permission"] as? String, Self.permissions.contains(name)
            else { throw Refusal(code: "invalid_params") }
            // The pickers ask nothing; a wrapper with a camera of its own asks AVCaptureDevice here.
            return ["state": ["photos", "contacts"].contains(name) ? "granted" : "refused_for_good"]
        case "openBrower":
            guard let text = params["url"] as? String, text.hasPrefix("https://"), let url = URL(string: text)
            else { throw Refusal(code: "invalid_params") }
            return try await show(url)
        case "callPhone":
            guard let phone = params["phone"] as? String,
                  phone.range(of: #"^\+?\d[\d -]{1,30}$"#, options: .regularExpression) != nil,
                  let url = URL(string: "tel:" + phone.filter { $0 != " " })
            else { throw Refusal(code: "invalid_params") }
            return try await show(url)
        default: throw Refusal(code: "not_available")
        }
    }

    private func appInfo() -> [String: Any] {
        let facts = Bundle.main.infoDictionary ?? [:]
        let identifier = Bundle.main.bundleIdentifier ?? ""
        return ["app_version": facts["CFBundleShortVersionString"] as? String ?? "",
                "build": Int(facts["CFBundleVersion"] as? String ?? "") ?? 0,
                "bundle_id": identifier, "package_name": identifier]
    }

    private func deviceInfo() -> [String: Any] {
        let size = UIScreen.main.bounds.size
        return ["os": "ios", "os_version": UIDevice.current.systemVersion, "brand": "Apple",
                "language": Locale.preferredLanguages.first ?? "en", "time_zone": TimeZone.current.identifier,
                "screen_width": Int(size.width), "screen_height": Int(size.height), "network": "unknown"]
    }

    private func show(_ url: URL) async throws -> [String: Any] {
        guard UIApplication.shared.canOpenURL(url) else { throw Refusal(code: "not_available") }
        await UIApplication.shared.open(url)
        return [:]
    }

    private func written(_ value: [String: Any]) -> String? {
        (try? JSONSerialization.data(withJSONObject: value)).flatMap { String(data: $0, encoding: .utf8) }
    }
}
