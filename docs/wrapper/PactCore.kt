package paso.wrapper

/**
 * What a wrapper keeps of the pact whatever it runs on: it reads a message, looks whether it knows the method and whether the
 * parameters fit, sees to it that only one thing stands in front, and answers each call once. `Native` does the work. Plain Kotlin
 * without Android, so that it can be compiled and tried on any machine.
 */
interface Native {
    /** Does a call on any thread and gives its result, or throws a `Refusal`. */
    fun run(method: String, params: Map<String, Any?>): Map<String, Any?>
}

/** A code of the protocol's closed list; the text is for a log, never for the borrower. */
class Refusal(val code: String, text: String = "") : Exception(text)

/** Reads and writes JSON: on Android `org.json`, in a test whatever is there. Null where a text is no JSON object. */
interface Json {
    fun read(text: String): Map<String, Any?>?
    fun write(value: Map<String, Any?>): String
}

class PactCore(private val json: Json, private val native: Native) {
    private val permissions = setOf("camera", "photos", "location", "contacts", "notifications", "tracking")
    private val inFront = setOf(
        "takeImage", "chooseImage", "openBrower", "requestPermission", "launchLivenessView", "callPhone", "selectContacts"
    )
    private val alone = setOf("upFiles", "updateZip")
    private val running = mutableSetOf<String>()

    /** Whether the parameters of a method fit; a method that is not here is `not_available`. */
    private val known: Map<String, (Map<String, Any?>) -> Boolean> = mapOf(
        "takeImage" to { p -> p["camera"] in setOf("rear", "front") && whole(p["max_edge"]) },
        "chooseImage" to { p -> whole(p["max_edge"]) },
        "getGPSInfo" to { p -> whole(p["max_age_ms"]) },
        "startGps" to { _ -> true },
        "getDeviceInfo" to { _ -> true },
        "getAppInfo" to { _ -> true },
        "openBrower" to { p -> (p["url"] as? String)?.startsWith("https://") == true },
        "hasPermission" to { p -> p["permission"] in permissions },
        "requestPermission" to { p -> p["permission"] in permissions && flag(p["open_settings"]) },
        "callPhone" to { p -> (p["phone"] as? String)?.matches(Regex("\\+?\\d[\\d -]{1,30}")) == true },
        "selectContacts" to { _ -> true },
        "upFiles" to { p -> (p["files"] as? List<*>)?.all(::isFile) == true }
    )

    /** Answers a message: the text that goes back, or null for what is dropped without an answer. */
    fun handle(text: String): String? {
        if (text.length > 2_000_000) return null
        val message = json.read(text) ?: return null
        val id = message["id"] as? String ?: return null
        return try {
            json.write(mapOf("id" to id, "result" to answer(message)))
        } catch (refusal: Refusal) {
            refused(id, refusal.code)
        } catch (broken: Exception) {
            // Whatever broke is the wrapper's own; its words may hold what no page is to see.
            refused(id, "failed")
        }
    }

    private fun refused(id: String, code: String) =
        json.write(mapOf("id" to id, "error" to mapOf("code" to code, "message" to "")))

    private fun answer(message: Map<String, Any?>): Map<String, Any?> {
        val method = message["method"] as? String ?: throw Refusal("invalid_params")
        val fits = known[method] ?: throw Refusal("not_available")
        @Suppress("UNCHECKED_CAST")
        val params = message["params"] as? Map<String, Any?> ?: throw Refusal("invalid_params")
        if (!fits(params)) throw Refusal("invalid_params")
        val place = if (method in inFront) "front" else if (method in alone) method else null
        if (place != null) synchronized(running) { if (!running.add(place)) throw Refusal("busy") }
        try {
            return native.run(method, params)
        } finally {
            if (place != null) synchronized(running) { running.remove(place) }
        }
    }

    private fun whole(value: Any?) = value == null || value is Number && value.toDouble() >= 0 && value.toDouble() % 1 == 0.0
    private fun flag(value: Any?) = value == null || value is Boolean
    private fun isFile(file: Any?) = file is Map<*, *> && file["file_ref"] is String &&
        (file["url"] as? String)?.startsWith("https://") == true && file["method"] == "PUT" && file["mime"] is String &&
        (file["headers"] as? Map<*, *>)?.values?.all { it is String } == true
}
