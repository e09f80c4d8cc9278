package paso.wrapper

import android.app.Activity
import android.content.Intent
import android.net.Uri
import android.os.Build
import android.os.Handler
import android.os.Looper
import android.webkit.WebView
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONArray
import org.json.JSONObject
import java.util.Locale
import java.util.TimeZone
import java.util.concurrent.Executors

const val ORIGIN = "https://app.example"

/** The page's window into `PactCore`: the top frame of the very origin, and answers to the page that asked. */
class AndroidWrapper(private val activity: Activity, private val webView: WebView) {
    private val main = Handler(Looper.getMainLooper())
    private val work = Executors.newCachedThreadPool()
    private val core = PactCore(AndroidJson, AndroidNative(activity))
    private var page: JavaScriptReplyProxy? = null

    fun open() {
        check(WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER))
        webView.settings.javaScriptEnabled = true
        webView.settings.domStorageEnabled = true
        webView.settings.allowFileAccess = false
        WebViewCompat.addWebMessageListener(webView, "PasoNative", setOf(ORIGIN)) { _, message, origin, isMainFrame, reply ->
            val text = message.data
            if (isMainFrame && origin.toString() == ORIGIN && text != null) {
                page = reply
                work.execute {
                    val answer = core.handle(text)
                    if (answer != null) main.post { if (page === reply) reply.postMessage(answer) }
                }
            }
        }
        webView.loadUrl("$ORIGIN/")
    }
}

/** The calls that need nothing but the system. What is not here is `not_available`, and the page goes on without it. */
private class AndroidNative(private val activity: Activity) : Native {
    override fun run(method: String, params: Map<String, Any?>): Map<String, Any?> = when (method) {
        "getAppInfo" -> {
            val info = activity.packageManager.getPackageInfo(activity.packageName, 0)
            @Suppress("DEPRECATION")
            mapOf(
                "app_version" to info.versionName,
                "build" to info.versionCode,
                "bundle_id" to activity.packageName,
                "package_name" to activity.packageName
            )
        }
        "getDeviceInfo" -> {
            val screen = activity.resources.displayMetrics
            mapOf(
                "os" to "android",
                "os_version" to Build.VERSION.RELEASE,
                "brand" to Build.BRAND,
                "model" to Build.MODEL,
                "language" to Locale.getDefault().toLanguageTag(),
                "time_zone" to TimeZone.getDefault().id,
                "screen_width" to (screen.widthPixels / screen.density).toInt(),
                "screen_height" to (screen.heightPixels / screen.density).toInt(),
                "network" to "unknown"
            )
        }
        // The pickers ask nothing; a wrapper with a camera of its own reads the flags of "Permissions" here.
        "hasPermission", "requestPermission" -> mapOf(
            "state" to if (params["permission"] in setOf("photos", "contacts", "tracking")) "granted" else "refused_for_good"
        )
        "openBrower" -> show(Intent(Intent.ACTION_VIEW, Uri.parse(params["url"] as String)))
        "callPhone" -> show(Intent(Intent.ACTION_DIAL, Uri.fromParts("tel", params["phone"] as String, null)))
        else -> throw Refusal("not_available")
    }

    private fun show(intent: Intent): Map<String, Any?> {
        if (intent.resolveActivity(activity.packageManager) == null) throw Refusal("not_available")
        activity.runOnUiThread { activity.startActivity(intent) }
        return emptyMap()
    }
}

private object AndroidJson : Json {
    override fun read(text: String): Map<String, Any?>? =
        try {
            mapOf(JSONObject(text))
        } catch (broken: org.json.JSONException) {
            null
        }

    override fun write(value: Map<String, Any?>): String = JSONObject(value).toString()

    private fun mapOf(json: JSONObject): Map<String, Any?> = json.keys().asSequence().associateWith { plain(json.get(it)) }

    private fun plain(value: Any?): Any? = when (value) {
        is JSONObject -> mapOf(value)
        is JSONArray -> (0 until value.length()).map { plain(value.get(it)) }
        JSONObject.NULL -> null
        else -> value
    }
}
