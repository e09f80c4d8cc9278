// Generated from openapi/ by `npm run generate`. Not to be edited.
/** Every path of the description, version segment included, with its operations by method. */
export interface paths {
  '/v2/user/send_code': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a verification code
     * @description Called when a phone number was typed. Sends six digits by text message, good for 5 minutes and for one use; a new code makes the one before worthless. The code belongs to edition and phone, not to `uuid`. Another may be asked for after `resend_in` seconds; sooner: 429001 with the seconds left. That is also the answer where a lender caps the codes of a while. In the sandbox that is 5 an hour for a number, 100 for an address, 100 for a range of numbers. While the phone is locked: 429003. A known and an unknown phone are answered alike.
     */
    post: operations['sendCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/user/login': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in with the code
     * @description Called with the code that came by text message. Makes the account at the first time and starts a session of 30 days. A wrong or used code: 401001, and `tries_left` says how many tries remain of five; they are counted by phone, over all codes, until one signs in. The fifth answers 401001 with `tries_left` 0 and locks the phone for 15 minutes: until then this and the sending of codes answer 429003, the right code too. A right code that is older than 5 minutes: 401002, which is no wrong try. An answer with a token is not stored. Repeated within two minutes of the first use with the same idempotency key and fields, it signs in anew, gives another token and ends the first one. After two minutes, and once the account was cancelled, the code counts as used: 401001, a wrong try. So a call that is late withdraws no cancellation; signing in with a new code does.
     */
    post: operations['login']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/user/logout': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign out
     * @description Called when the borrower signs out on this device. Ends this session and no other; its token is worth nothing afterwards: a repeat is answered 403100, which means the same.
     */
    post: operations['logout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/user/sessions': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Where the borrower is signed in
     * @description Called by the page of devices. Names every session that has not ended, the newest first; the one that asks is marked. Changes nothing.
     */
    get: operations['listSessions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/user/logout_session': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign out on one device
     * @description Called when the borrower ends one of the sessions on the page of devices. Its token is worth nothing afterwards. It may be the caller's own; then the next call answers 403100, a repeat of this one too. A session that has ended already counts as done.
     */
    post: operations['logoutSession']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/user/logout_everywhere': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign out everywhere
     * @description Called when the borrower signs out on every device at once, after a lost phone for instance. Ends every session, the caller's own too: a repeat is answered 403100, which means the same.
     */
    post: operations['logoutEverywhere']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/home/appConfigKey': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Remote configuration
     * @description Called at start, before anyone is signed in, and again when the app comes back after an hour. Every value is a text and readable by anyone, so none is a secret, `adai_secret` and `fb_token` neither. An entry that is missing, or a value that cannot be used, turns off that one feature and nothing else. Changes nothing.
     */
    get: operations['getAppConfig']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/logout/verison_check': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Is there a newer version
     * @description Called at start. The path is spelt `verison_check`, and stays so. Below `minimum_version` the app shows nothing but the way to the new version; below `version` it says once that there is one. A version that is too old is answered here as any other, never with 426001. Changes nothing.
     */
    get: operations['checkVersion']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/home/index': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * What home shows
     * @description Called whenever home is shown, signed in or not. Changes nothing. A token that has ended is answered as a visitor's.
     */
    get: operations['getHome']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/logout/create': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report an event of the app
     * @description Called for an event worth counting and for a page error (`js_exception`). The path is `/logout/create`, and has nothing to do with signing out. Keeps the event; the same `event_id` is kept once. No answer of this call may hold up or fail what the borrower does: whatever comes, the app goes on. `event_value` holds no name, phone, number or picture of a person.
     */
    post: operations['logEvent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/user/order_log': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the contact list
     * @description Called only where the edition allows it, `uploadInformation` names `contacts` and the borrower's consent to `contacts_list` stands; else 403001. Replaces the list that was sent before; withdrawing the consent deletes it. `data` is the encrypted list of `{ name, phone }`, one entry a name. No loan depends on this call.
     */
    post: operations['uploadContacts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/user/order_log_1': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the list of installed apps
     * @description Called only where the edition allows it, `uploadInformation` names `apps` and the borrower's consent to `apps_list` stands; else 403001. Replaces the list that was sent before; withdrawing the consent deletes it. `data` is the encrypted list of `{ name, package_name, version, installed_at }`. No loan depends on this call.
     */
    post: operations['uploadApps']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/user/order_log_2': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the list of text messages
     * @description Called only where the edition allows it, `uploadInformation` names `messages` and the borrower's consent to `messages_list` stands; else 403001. Replaces the list that was sent before; withdrawing the consent deletes it. `data` is the encrypted list of `{ address, body, date, type }`. No loan depends on this call.
     */
    post: operations['uploadMessages']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/user/app_info': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report what the app runs on
     * @description Called once a start, when the wrapper or the browser has reported what it is, and again after login. Replaces what was known of the device `uuid`; with a session the device becomes known as this borrower's. Only `uuid` is required: what the device does not report is left out.
     */
    post: operations['reportAppInfo']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/sign/is_questionnaire': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Is a questionnaire due, and which
     * @description Called before the products are shown. Where `is_due` is true the app says why and asks the questions; until they are answered the products answer 409002 with the state `questionnaire_due`. The questions are data: the app shows whatever is asked, in its order. Changes nothing.
     */
    get: operations['getQuestionnaire']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/sign/questionnaire': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Answer the questionnaire
     * @description Called when every required question has its answer. Keeps the answers; the products then take them into account, and who cannot afford the least of them is refused, as submit_apply then answers. None is due, or another one is: 409002.
     */
    post: operations['submitQuestionnaire']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/steps': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The certification steps and their status
     * @description Called when the list of steps or one of them is shown. The answer, and nothing that the app remembers, says where the borrower stands. Changes nothing.
     */
    get: operations['getSteps']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/profile': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * What is known about the borrower so far
     * @description Called when a step opens, to fill in what was saved, read from a document or typed before. Changes nothing.
     */
    get: operations['getProfile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/draft': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Keep a half-filled page
     * @description Called while a person types, at most every few seconds. Replaces the draft of that page; an empty object forgets it. A saved step forgets its draft.
     */
    post: operations['saveDraft']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/ocr_verify': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Read the identity document
     * @description Called when the picture of the document's front has been stored. Reads number, name and birth date as a proposal, which the borrower confirms on the personal page; what cannot be read is null. A picture that is no readable document: 422003. Changes nothing that the borrower sees.
     */
    get: operations['readIdentity']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/identity': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hand in the identity pictures
     * @description Called when the three pictures are stored. Reads the front where that was not done and sets `idnumber` to 10: received, the details still to be confirmed. A front whose number is read, and all of it as before, asks for nothing again. Any other takes `idnumber` back to 10, and `submit_apply` answers 409002 until the personal page is saved once more.
     */
    post: operations['saveIdentity']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/personal': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm or correct the personal details
     * @description Called when the personal page is sent. Completes `personal_before` and confirms what was read, which completes `idnumber`. A person under 18 is refused at `birth_date`, an identity number of another account at `identity_number`, both with 422001. Another number than the one that was judged answers 409002 until the day from which a refused borrower may apply again, and while a late record counts. A borrower refused for `details_not_confirmed` may put it right, unless a late record counts.
     */
    post: operations['savePersonal']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/basic': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Save the basic details
     * @description Called when the basic page is sent. Saves the first half of `personalinfo`; the residence is the other half.
     */
    post: operations['saveBasic']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/residence': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Save where the borrower lives
     * @description Called when the residence page is sent. Saves the second half of `personalinfo` and completes it once the basic details are saved too. The three regions must lie within one another.
     */
    post: operations['saveResidence']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/emergency': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Save the emergency contacts
     * @description Called when the contacts page is sent. Completes `emergency`. A phone that stands twice, or is the borrower's own, is refused with 422001 at `contacts.0.phone` and the like.
     */
    post: operations['saveEmergency']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/work': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Save the work details
     * @description Called when the work page is sent. Completes `jobinfo`. Students and `others` give no employer.
     */
    post: operations['saveWork']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/submit_apply': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * End the certification and evaluate
     * @description Called when every step is completed; ends the certification. **Changes state although it is a GET**, by its old name. So it carries an `Idempotency-Key`, may not be prefetched or cached, and is repeated with the same key only. Refused with 409002 while a step is open or the details read from the document are unconfirmed. Refused too while the newest liveness check that saw who it was saw another person. Answers the quota, or why not and from when to try again.
     */
    get: operations['submitApplication']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/regions': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Regions of the country
     * @description Called when the address is filled in: without `parent` the provinces, with a province its cities, with a city its districts. Changes nothing.
     */
    get: operations['listRegions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/region_at': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The region of a position
     * @description Called when the borrower taps locate-me on the residence page. A proposal which the borrower confirms. A position outside the country, or one whose region is unknown, has nulls. The position is not kept. Changes nothing.
     */
    get: operations['getRegionAt']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/liveness': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hand in a liveness check
     * @description Called when the wrapper or the web hand-off came back with a `liveness_id`, in the mode that the remote configuration names. The lender asks the maker of the check what it saw and compares it with the picture of the holder. `passed` counts until another check sees `not_the_holder`, which holds submit_apply up until one passes; anything else says what went wrong and how often it may be tried again. An id that nobody issued: 404001. Before the pictures of the identity step, or after the last try: 409002.
     */
    post: operations['submitLiveness']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/verify/objection': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Object to a refusal
     * @description Called when the borrower finds a refusal wrong: of the evaluation, or with `order_id` of one loan. A person looks at it; the answer names until when, and comes as a message of the kind `objection_answer`. Nothing was refused, or an objection to it is open: 409002.
     */
    post: operations['objectToRefusal']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/file/ticket': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask where a picture may go
     * @description Called before a picture leaves the phone. The ticket is good for 15 minutes and one picture; it names where the bytes go
     *     (`url`, `method`, `headers`) and what kind of place that is:
     *
     *     - `server`: this API. Whole in one PUT, or in parts: PATCH at an offset, HEAD to ask how far the lender has got. `url` is a
     *       path as callers write it, without `/v2` and without the proxy prefix.
     *     - `oss`: an object store's signed address. `url` is absolute; the bytes go whole in one PUT with exactly `headers`, without
     *       cookies, common fields or headers of ours. The address is good for one object of exactly `size` bytes and of that type,
     *       until `expires_at`; the store refuses any other. Afterwards an empty PATCH at offset `size` to
     *       `/v2/file/upload/{upload_id}` of this API makes the lender fetch and judge them, and answers the stored picture. The
     *       lender then deletes the object; what is never handed in is deleted within an hour.
     *
     *     Limits: `size` at most 5 MiB; `mime` one of three. A lender may bound what a borrower asks for in a day and holds (the sandbox:
     *     60 tickets and 120 MiB in 24 hours, 200 pictures held): 429002, with the seconds until the next ticket.
     */
    post: operations['createUploadTicket']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/file/upload/{upload_id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The ticket.
         * @example tkt-4f0c2b7e9d1a
         */
        upload_id: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    /**
     * Send the bytes of a picture
     * @description The raw bytes in one request, no common fields and no session: the one-time ticket is the permission. The lender looks at the
     *     bytes themselves, decodes the picture and stores it anew without its metadata. Parts that came before by PATCH are
     *     dropped. Sending the same ticket again answers the stored picture, whatever the bytes, so a broken call may be repeated.
     *
     *     Limits: at most the `size` that the ticket was asked for (more is 413001 with that size as `max_bytes`), which is at most
     *     5 MiB; at most 50 megapixels. An unknown ticket is 404001, and so is one that ended before its picture came.
     */
    put: operations['uploadBytes']
    post?: never
    delete?: never
    options?: never
    /**
     * How far an upload has got
     * @description Asked after a PATCH whose answer did not come, or when an upload goes on later: `Upload-Offset` is how many bytes of the
     *     picture the lender has from the start on without a gap, and so where the next part begins. The names are those of the tus
     *     protocol. Changes nothing. No common fields and no session: the ticket is the permission.
     *
     *     Once the picture is stored, `Upload-Offset` equals `Upload-Length`; it does as well when all bytes are there but
     *     not yet judged. An empty PATCH at that offset then answers the stored picture.
     *
     *     An answer to HEAD has no body, so a failure has no envelope. The HTTP status stands for the code (400 for 400001,
     *     404 for 404001, 429 for 429002, 500 for 500001, 503 for 503001). A lender on another origin than the page must
     *     name both headers in `Access-Control-Expose-Headers`.
     */
    head: operations['getUploadOffset']
    /**
     * Send a part of a picture
     * @description A part of the picture's bytes, to be put behind what the lender has: `Upload-Offset` is where it begins and must be what HEAD
     *     would answer, 0 for a fresh ticket. The body is raw, as `application/offset+octet-stream` (a part is no picture yet). No
     *     common fields, no session and no `Idempotency-Key`: ticket and offset name the part.
     *
     *     - A part is taken whole or not at all. After a call whose answer did not come, ask HEAD and go on from there.
     *     - The same part sent again changes nothing and answers how far the upload has got.
     *     - Any other offset than the right one, below, beyond or overlapping, is refused with 409002 and changes nothing; `data.allowed`
     *       holds the right one.
     *     - The part that completes the picture makes the lender judge it as a PUT does and answers the stored picture.
     *     - Where that picture is refused (413001, 415001), or a part goes beyond the ticket's `size` (413001), all that came is dropped:
     *       the offset is 0 again and the ticket is still good. A part with another `Content-Type` (415001), and a body above 5 MiB, which
     *       is refused before it is looked at (413001), change nothing.
     *     - An empty body at an offset equal to the ticket's `size` sends nothing and answers the stored picture. It is for
     *       an answer that was lost, and for an `oss` ticket whose bytes went to the object store. While the store has not
     *       got them it answers 409002, while the store does not answer 503001.
     *     - Once the picture is stored, any part answers it.
     *
     *     Limits: all parts together have exactly the `size` that the ticket was asked for, which is at most 5 MiB. More is
     *     413001 with that size as `max_bytes`. Parts of 64 KiB to 1 MiB are usual.
     */
    patch: operations['uploadPart']
    trace?: never
  }
  '/v2/file/{file_id}': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * A stored picture
     * @description Its owner only, as raw bytes. Changes nothing.
     */
    get: operations['getFile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/bank/list': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Banks and wallets that can receive a loan
     * @description Called when the page of the receiving account opens. Names come in the asked language; `bank_code` goes into `POST /v2/bank/account`. Changes nothing.
     */
    get: operations['listBanks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/bank/accounts': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The borrower's receiving accounts
     * @description Called where the borrower chooses where a loan is paid to. Only the borrower's own, the default first, numbers masked. Changes nothing.
     */
    get: operations['listAccounts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/bank/account': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a receiving account
     * @description Called when the page of the receiving account is sent. Adds the account and makes it the default one; a loan whose payout failed is paid out there. `number` and `number_copy` must be equal and fit the edition's rule for the category, and `consent` must be true: else 422001 names the field. It gives the consent `account_checks` to the notice in force, which `GET /v2/account/consent` then lists.
     */
    post: operations['addAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/bank/account_default': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Choose where the next loan goes
     * @description Called when the borrower picks one of the accounts. Makes it the only default one; a loan that was applied for keeps its own account, but one whose payout failed is paid out there.
     */
    post: operations['setDefaultAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/bank/account_remove': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Remove an account
     * @description Called when the borrower removes one of the accounts. It is listed no more; where it was the default one, the newest of the others becomes it. While a loan is to be paid to it: 409002.
     */
    post: operations['removeAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/loan/products': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Products on offer to this borrower
     * @description Called when the product page opens. Amounts, steps and terms are data: the app shows what they say. Before the evaluation, 409002. Changes nothing.
     */
    get: operations['listProducts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/loan/quote': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Work out the whole cost
     * @description Called whenever amount or days are chosen. Makes a quote that holds for 30 minutes; the agreement and the loan are made from it. An amount or days outside the product: 422001. Before the evaluation, and while a consent that a loan needs is withdrawn: 409002.
     */
    post: operations['createQuote']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/loan/agreement': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The loan agreement of a quote
     * @description Called before the borrower agrees. The text is rendered from the quote's own figures in the asked language; its `hash` goes back with the application. A quote that has run out: 409002. Changes nothing.
     */
    get: operations['getAgreement']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/loan/apply': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Apply for the loan
     * @description Called when the borrower has read the agreement and agrees. Makes the order and uses the quote up; its `state` says whether it was approved and waits for its signature, waits for the decision as `applied`, or was rejected. A quote that has run out, another agreement's hash, or a consent that a loan needs and that was withdrawn: 409002. One open loan at a time: 409004.
     */
    post: operations['applyForLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/loan/abandon': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Give up a loan before the money comes
     * @description Called when the borrower confirms that a loan is not wanted. Possible until it is signed, and after a payout that failed; it costs nothing and the quota stays. Later: 409002; then a loan can be returned.
     */
    post: operations['abandonLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/loan/return': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Return a loan within 24 hours
     * @description Called when the borrower confirms the return, within 24 hours after the money came. Announces the return: until `return_by` the loan ends for exactly the amount received, without interest or fee. The money goes back by `POST /v2/repay/create` with the purpose `return`; when it has come the loan is `returned`. Where it does not come in time the loan goes on as if nothing had been announced. After 24 hours, or once something was repaid: 409002.
     */
    post: operations['returnLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/order/list': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The borrower's loans
     * @description Called by the list of loans, and again with `cursor` for the next page of 20. Newest first. Changes nothing.
     */
    get: operations['listOrders']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/order/detail': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * One loan with its timeline
     * @description Called by the loan's page, the waiting page and the repayment page, and again every few seconds while something is awaited. Its figures are those of the moment. Changes nothing.
     */
    get: operations['getOrder']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/order/document': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * A paper of a loan
     * @description Called when the borrower opens a contract, a receipt or the certificate that all is paid. `documents` of the loan says which there are. Comes as raw bytes in the language of `Accept-Language`, with the same figures as the loan. A paper that does not exist yet: 409002. Changes nothing.
     */
    get: operations['getOrderDocument']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/order/pack': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * All papers and figures of a loan
     * @description Called when the borrower wants everything about one loan at once, to keep it or to show it to somebody. One archive with every paper as PDF and `order.json` with cost, timeline and payments as this description names them. Comes as raw bytes. Changes nothing.
     */
    get: operations['getOrderPack']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/sign/contract': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Link into the signing app
     * @description Called when the borrower goes to sign. Opens the contract in the signing app; the link is good for one hour and another may be asked for. Only for an order that is approved, else 409002. Changes nothing that the borrower sees.
     */
    get: operations['getSigningContract']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/sign/status': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Has the contract been signed
     * @description Called again every few seconds while the borrower signs; the app goes on by itself when the answer is `signed`. Changes nothing.
     */
    get: operations['getSigningStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/repay/methods': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Ways to pay this loan back
     * @description Called when the repayment page opens. The bounds of each method already hold what the loan owes today. An order that owes nothing: 409002. Changes nothing.
     */
    get: operations['listRepaymentMethods']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/repay/preview': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * What a payment would change
     * @description Called before a sum is chosen: what a payment of `amount` on `day` goes to, what it saves and leaves, and what is due next. An order that owes nothing: 409002. A day that has passed, or is later than the next due date (than today once that has passed), and a sum that cannot be paid on it: 422001. Changes nothing.
     */
    get: operations['previewRepayment']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/repay/create': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get an instruction to pay
     * @description Called when a method is chosen. Makes an instruction to pay `amount`; nothing is booked until the money comes. A method that the edition does not offer, or more than is owed today: 422001. With the purpose `extend` it names the option chosen and its exact cost; with `return` a return must have been announced, else 409002.
     */
    post: operations['createRepayment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/repay/status': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * What became of a payment
     * @description Called by the page of a payment, again every few seconds while the money is awaited, and once after a scan in a bank's app. Changes nothing.
     */
    get: operations['getRepayment']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/repay/list': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The borrower's payments
     * @description Called where payments are listed: of one loan, or without `order_id` of all. Newest first, by pages of 20. Changes nothing.
     */
    get: operations['listRepayments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/repay/voucher': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report a payment that was not matched
     * @description Called when the borrower paid and the payment still waits: the picture of the voucher, the day and the sum. The lender looks for the payment; when it is found it counts from `paid_on`, and a message says so. The picture is not a voucher of this borrower: 404001. The payment is booked already: 409002.
     */
    post: operations['sendVoucher']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/repay/extension_options': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * How a loan can be extended
     * @description Called when the borrower asks for more time. Each option is the whole of it: what it costs, the new due date, the new rate, what stays owed. It is bought by `POST /v2/repay/create` with the purpose `extend`; the due date moves when that money has come. A loan that cannot be extended: 409002. Changes nothing.
     */
    get: operations['listExtensionOptions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/repay/help': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask for an easier plan
     * @description Called when the borrower sees that a loan is hard to repay, before or after its due date. A person looks at it; the answer names until when, and comes as a message of the kind `help_answer`. Until then no late fee is added. Another request about this loan is open, or nothing is owed: 409002.
     */
    post: operations['askForHelp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/account/profile': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The personal page
     * @description Called by the personal page. What the lender knows for the certification is in `GET /v2/verify/profile`; this says who is signed in and where they stand. Changes nothing.
     */
    get: operations['getAccount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/account/consent': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What was agreed to, and when
     * @description Called by the privacy page, and before a purpose is asked about. Every consent that stands, and the newest of those withdrawn: 500 records at most. The export has all of them. Changes nothing.
     */
    get: operations['listConsents']
    put?: never
    /**
     * Give or withdraw a consent
     * @description Called when the borrower agrees to one purpose on its own screen, or takes that back on the privacy page. Giving makes a record; withdrawing closes it and deletes what was collected for that purpose. Giving what stands, and withdrawing what does not, answers the record as it is. Withdrawing one of the three that a loan needs while a loan is open, or withdrawing what was never given: 409002. While one of them is withdrawn, a quote and an application are refused with 409002. A new evaluation is refused too where it is the privacy notice or the terms of use. Giving it again ends that. A consent is given for the notices in force: another `notice_version` is 422001, whose `choices` name the right one.
     */
    post: operations['setConsent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/account/export': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Everything that is kept about the borrower
     * @description Called when the borrower asks for a copy. One archive: `data.json` with everything that was typed, read, agreed to, borrowed, paid and sent, by the names of this description, and every picture and paper. Comes as raw bytes. Changes nothing.
     */
    get: operations['exportData']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/account/cancel_check': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Can the account be cancelled
     * @description Called before the warnings of the cancellation are shown. Says whether an unfinished order stands in the way and until when a request of today could be withdrawn. Changes nothing.
     */
    get: operations['checkCancellation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/account/cancel': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel the account
     * @description Called when the borrower has confirmed the warnings. Ends every session, this one too; the code that the phone was sent last is good no more, not even for the same login repeated. The account is kept 15 days, counted from the day after in the lender's zone; signing in with a new code within them withdraws the request. Afterwards personal data is deleted or made anonymous; sums stay in the books. A repeat is answered 403100, which means that it is done: do not sign in for it, since that withdraws the request. While an order is unfinished, a written-off one that is still owed too: 409003.
     */
    post: operations['cancelAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/message/list': {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The lender's messages
     * @description Called by the list of messages and for its counter. Newest first, by pages of 20. Reminders, answers to requests and whatever moved a loan. Changes nothing, not even what counts as read.
     */
    get: operations['listMessages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/message/read': {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mark messages as read
     * @description Called when messages were on the screen. Keeps when each was first read. One that is not this borrower's: 404001, and none is marked.
     */
    post: operations['readMessages']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
/** What the description names once: schemas, parameters, answers. */
export interface components {
  schemas: {
    /** @description Milliseconds since 1970 as decimal digits. */
    Timestamp: string
    /**
     * @description Country and language in the old spelling.
     * @enum {string}
     */
    CountryLanguage: 'th' | 'mexico' | 'pak' | 'es' | 'eg' | 'zh'
    /**
     * @description What the page runs in.
     * @enum {string}
     */
    Platform: 'android' | 'ios' | 'web'
    /**
     * @description The edition. An account is edition and phone.
     * @enum {string}
     */
    AppId: 'paso-th' | 'paso-mx' | 'paso-pk' | 'paso-eg' | 'paso-generic'
    /** @description The signature of the common fields; see "How to call it by hand". */
    Sign: string
    /** @description The common fields of every call that has a JSON body. No operation uses these names for anything else. */
    CallerFields: {
      /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
      version: string
      /** @description What the page runs in. */
      platform: components['schemas']['Platform']
      /** @description Attribution id or empty. */
      appsflyer_id: string
      /** @description The wrapper's bundle id or empty. */
      bundle_id: string
      /** @description The edition. An account is edition and phone. */
      app_id: components['schemas']['AppId']
      /** @description The session's token; empty when signed out. */
      token: string
      /** @description Milliseconds since 1970 as decimal digits. */
      timestamp: components['schemas']['Timestamp']
      /** @description The signature of the common fields; see "How to call it by hand". */
      sign: components['schemas']['Sign']
      /** @description The wrapper's package name or empty. */
      package_name: string
      /** @description Version of the page. */
      h5_version: string
      /** @description Where the borrower came from, where it is known. */
      channel?: string
    }
    /**
     * @description The country's calling code.
     * @enum {string}
     */
    PhonePrefix: '+66' | '+52' | '+92' | '+20'
    /** @description National digits without calling code and without a trunk zero. */
    Phone: string
    /** @description Random name of the device, made at first start. */
    DeviceUuid: string
    /** @description The phone that gets the code. */
    SendCode: {
      /** @description The country's calling code. */
      phone_prefix: components['schemas']['PhonePrefix']
      /** @description National digits of the phone that gets the code. */
      phone: components['schemas']['Phone']
      /** @description Random name of the device, made at first start. */
      uuid: components['schemas']['DeviceUuid']
    } & components['schemas']['CallerFields']
    /**
     * @description The call did what it is for. Every other code is a failure of the catalogue.
     * @constant
     */
    SuccessCode: 200
    /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
    Message: string
    /** @description How long the code is good for and when another may be asked for. */
    CodeSent: {
      /** @description Seconds the code is good for. */
      expires_in: number
      /** @description Seconds until another code may be asked for. */
      resend_in: number
    }
    /**
     * Format: date-time
     * @description An instant in UTC, ISO 8601 with milliseconds.
     * @example 2026-12-03T04:05:06.000Z
     */
    Instant: string
    /** @description The right time. */
    StaleTimestamp: {
      /** @description The server's time when it answered. */
      server_time: components['schemas']['Instant']
    }
    /** @description The limit that was passed. */
    SizeLimit: {
      /** @description The most that is taken. */
      max_bytes: number
    }
    /**
     * @description The rule that is broken. Client and lender share the list; the guide says under "Rules of fields" when each is broken and what its `params` are.
     * @enum {string}
     */
    RuleName:
      | 'required'
      | 'choice'
      | 'format'
      | 'type'
      | 'unknown_field'
      | 'too_short'
      | 'too_long'
      | 'min'
      | 'max'
      | 'step'
      | 'phone_length'
      | 'phone_start'
      | 'code_length'
      | 'identity_length'
      | 'identity_check'
      | 'identity_taken'
      | 'birth_date'
      | 'birth_date_differs'
      | 'too_young'
      | 'email'
      | 'account_length'
      | 'account_check'
      | 'copy_differs'
      | 'same_phone'
      | 'too_few'
      | 'too_many'
      | 'agree'
    /** @description One entry a field, with the first rule that it breaks, in the order of the fields. */
    FieldFailures: {
      /** @description Name of the field as the body has it; parts of lists as `contacts.0.phone`. */
      field: string
      /** @description The rule that is broken. Client and lender share the list; the guide says under "Rules of fields" when each is broken and what its `params` are. */
      rule: components['schemas']['RuleName']
      /** @description Figures of the rule by name, each a whole number or a text, such as `{ min: 8, max: 9 }`; which a rule has stands in the guide, often none. */
      params: {
        [key: string]: string | number
      }
    }[]
    /** @description What to install. */
    NewerVersion: {
      /** @description The newest version. */
      version: string
      /** @description Where it is. */
      download_url: string
      /** @description The oldest that still works. */
      minimum_version: string
    }
    /** @description How long to wait. */
    Wait: {
      /** @description Seconds to wait. */
      seconds: number
    }
    /** @description The phone and the code that came to it. */
    Login: {
      /** @description The country's calling code. */
      phone_prefix: components['schemas']['PhonePrefix']
      /** @description National digits without calling code and without a trunk zero. */
      phone: components['schemas']['Phone']
      /** @description The six digits that came by text message. */
      code: string
      /** @description Random name of the device, made at first start. */
      uuid: components['schemas']['DeviceUuid']
    } & components['schemas']['CallerFields']
    /** @description An opaque identifier. */
    Id: string
    /**
     * @description The page of the app that comes next for this borrower. A page that a client does not have leads to the nearest that it has. The guide says under "What comes next" which facts lead to which.
     * @enum {string}
     */
    Next:
      | 'home'
      | 'infoList'
      | 'identity'
      | 'personal'
      | 'basic'
      | 'location'
      | 'emergency'
      | 'work'
      | 'prod'
      | 'bankcard'
      | 'loan'
      | 'recommend'
      | 'downSignApp'
      | 'orderdetails'
      | 'repayment'
      | 'question'
      | 'beforeQuestion'
      | 'transfer'
      | 'mine'
      | 'repaymentMine'
    /** @description The session and whose it is. */
    LoginAnswer: {
      /** @description The borrower; the same for the same phone and edition. */
      user_id: components['schemas']['Id']
      /** @description The session's token. */
      token: string
      /** @description The borrower's name once it is known; else empty. */
      user_name: string
      /** @description When the session ends by itself: 30 days after it began. */
      expires_at: components['schemas']['Instant']
      /** @description The account was to be cancelled, and this sign-in withdrew that. */
      cancellation_withdrawn: boolean
      /** @description Where this borrower goes on. */
      next: components['schemas']['Next']
    }
    /** @description How often it may be tried again. */
    WrongCode: {
      /** @description Wrong tries left before the phone is locked for 15 minutes; 0 says that it is locked now. */
      tries_left: number
    }
    /** @description Nothing but the common fields. */
    CallerOnly: components['schemas']['CallerFields']
    /** @description The call succeeded and has no further data. */
    Done: {
      /** @constant */
      done: true
    }
    /** @description A session and the device that it was started on. */
    SignedInDevice: {
      /** @description Names it in calls. */
      session_id: components['schemas']['Id']
      /** @description What it runs in. */
      platform: components['schemas']['Platform']
      /** @description Brand and model as the device reported them; null where it reported none. */
      device_name: string | null
      /** @description When it was signed in. */
      started_at: components['schemas']['Instant']
      /** @description When it ends by itself. */
      expires_at: components['schemas']['Instant']
      /** @description The session that asks. */
      is_current: boolean
    }
    /** @description Where this borrower is signed in. */
    SessionList: {
      /** @description Every session that has not ended, newest first. */
      sessions: components['schemas']['SignedInDevice'][]
    }
    /** @description Which session ends. */
    EndSession: {
      /** @description Names the session in calls. */
      session_id: components['schemas']['Id']
    } & components['schemas']['CallerFields']
    /** @description How many sessions are over. */
    SessionsEnded: {
      /** @description How many sessions this call ended. */
      ended: number
    }
    /**
     * @description `liveness_V3` `1`: liveness is checked by the wrapper. Otherwise `liveness` `1`: by the web hand-off; `2`: by the wrapper. `adai_key` and `adai_secret` start the wrapper's liveness vendor. `hAppId`, `hAppKey` and `hAppUrl` (https, or a path of the page's own origin) are the web hand-off; the guide says how it goes and comes back. `af_devkey` and `appid` start attribution, `fb_appid` and `fb_token` the second one, both only with the borrower's consent. `market` names the store of the update link. `uploadInformation` names the lists that may be asked for, `contacts`, `apps` and `messages`, separated by commas; empty: none. `support_phone` (as it is dialled from abroad), `support_hours` (days, hours and IANA zone, as `Mo-Fr 09:00-18:00 Asia/Bangkok`), `support_email` and `support_address` say whom a borrower asks; `regulator_name` and `regulator_url` (https) where one complains about the lender, in the language of the call. `sign_app_url` is where the signing app is had. `bundle_url` (https), `bundle_sha256` (lower-case hexadecimal of its bytes) and `bundle_version` are a newer bundle of the page for a wrapper; one without the other two counts for nothing.
     * @enum {string}
     */
    ConfigKey:
      | 'liveness'
      | 'liveness_V3'
      | 'adai_key'
      | 'adai_secret'
      | 'hAppId'
      | 'hAppKey'
      | 'hAppUrl'
      | 'af_devkey'
      | 'appid'
      | 'fb_appid'
      | 'fb_token'
      | 'market'
      | 'uploadInformation'
      | 'support_phone'
      | 'support_hours'
      | 'support_email'
      | 'support_address'
      | 'regulator_name'
      | 'regulator_url'
      | 'sign_app_url'
      | 'bundle_url'
      | 'bundle_sha256'
      | 'bundle_version'
    /** @description One key and its value. */
    ConfigEntry: {
      /** @description `liveness_V3` `1`: liveness is checked by the wrapper. Otherwise `liveness` `1`: by the web hand-off; `2`: by the wrapper. `adai_key` and `adai_secret` start the wrapper's liveness vendor. `hAppId`, `hAppKey` and `hAppUrl` (https, or a path of the page's own origin) are the web hand-off; the guide says how it goes and comes back. `af_devkey` and `appid` start attribution, `fb_appid` and `fb_token` the second one, both only with the borrower's consent. `market` names the store of the update link. `uploadInformation` names the lists that may be asked for, `contacts`, `apps` and `messages`, separated by commas; empty: none. `support_phone` (as it is dialled from abroad), `support_hours` (days, hours and IANA zone, as `Mo-Fr 09:00-18:00 Asia/Bangkok`), `support_email` and `support_address` say whom a borrower asks; `regulator_name` and `regulator_url` (https) where one complains about the lender, in the language of the call. `sign_app_url` is where the signing app is had. `bundle_url` (https), `bundle_sha256` (lower-case hexadecimal of its bytes) and `bundle_version` are a newer bundle of the page for a wrapper; one without the other two counts for nothing. */
      key: components['schemas']['ConfigKey']
      /** @description The value as text; what it may be stands at the key. */
      value: string
    }
    /** @description One entry a key, in no order. */
    AppConfig: components['schemas']['ConfigEntry'][]
    /**
     * @description ISO 4217 code of the lender's country.
     * @enum {string}
     */
    Currency: 'THB' | 'MXN' | 'PKR' | 'EGP'
    /** @description A sum in whole hundredths of the currency. */
    Money: {
      /** @description Hundredths of the currency; 1050 THB is 10.50 baht. */
      amount: number
      /** @description ISO 4217 code of the lender's country. */
      currency: components['schemas']['Currency']
    }
    /** @description Whole days. */
    Days: number
    /** @description Basis points a year; 2280 is 22.8 %. */
    AnnualRate: number
    /** @description The range of the products; every figure is computed from them. */
    Offer: {
      /** @description The least that can be borrowed. */
      min_amount: components['schemas']['Money']
      /** @description The most that can be borrowed. */
      max_amount: components['schemas']['Money']
      /** @description The shortest loan, in days. */
      min_days: components['schemas']['Days']
      /** @description The longest loan, in days. */
      max_days: components['schemas']['Days']
      /** @description The lowest annual rate with all fees, in basis points; 2170 is 21.7 %. */
      min_apr: components['schemas']['AnnualRate']
      /** @description The highest annual rate with all fees, in basis points. */
      max_apr: components['schemas']['AnnualRate']
    }
    /**
     * Format: date
     * @description A calendar date in the lender's zone, Gregorian.
     * @example 2026-12-03
     */
    Day: string
    /** @description One payment of the schedule. */
    Instalment: {
      /** @description Which payment, from 1. */
      number: number
      /** @description The last day on which it is on time. */
      due_date: components['schemas']['Day']
      /** @description How much of the principal it pays back. */
      principal: components['schemas']['Money']
      /** @description How much of it is interest. */
      interest: components['schemas']['Money']
      /** @description How much of it is fees. */
      service_fee: components['schemas']['Money']
      /** @description What is paid on that day. */
      total: components['schemas']['Money']
    }
    /** @description The whole cost of a loan. */
    Cost: {
      /** @description What is borrowed. */
      principal: components['schemas']['Money']
      /** @description What reaches the account. */
      received: components['schemas']['Money']
      /** @description Interest over the whole loan. */
      interest: components['schemas']['Money']
      /** @description All fees over the whole loan, with what was paid for extensions. */
      service_fee: components['schemas']['Money']
      /** @description What is paid back in all: `principal`, `interest` and `service_fee` together. */
      total: components['schemas']['Money']
      /** @description Late fees charged so far, beside `total`, which was agreed to; 0 before the loan. */
      late_fee: components['schemas']['Money']
      /** @description Interest of the days after the due dates so far, beside `total` too. */
      late_interest: components['schemas']['Money']
      /** @description From the payout to the last payment, in days. */
      days: components['schemas']['Days']
      /** @description Interest and fees divided by the days, rounded up. */
      cost_per_day: components['schemas']['Money']
      /** @description The interest alone, simple and by the day, in basis points a year of 365 days. */
      annual_interest: components['schemas']['AnnualRate']
      /** @description The effective annual rate with all fees, rounded to a tenth of a percent, in basis points: a multiple of 10. */
      apr: components['schemas']['AnnualRate']
      /** @description The payments in their order. They add up to `total` without what was paid for extensions, which was due with none of them. */
      schedule: components['schemas']['Instalment'][]
    }
    /** @description One worked example, computed from a product that is on offer. */
    CostExample: {
      /** @description Its whole cost. */
      cost: components['schemas']['Cost']
    }
    /** @description The lender's licence; null where there is none, and then the page says so. */
    Licence: {
      /** @description Name of the licence. */
      name: string
      /** @description Its number. */
      number: string
      /** @description Who issued it. */
      issuer: string
    } | null
    /**
     * @description The life of an order; the guide says what leads where. From `signed` the money comes within 12 hours.
     * @enum {string}
     */
    OrderState:
      | 'applied'
      | 'approved'
      | 'signed'
      | 'disbursed'
      | 'repaid'
      | 'rejected'
      | 'abandoned'
      | 'expired'
      | 'payout_failed'
      | 'returned'
      | 'overdue'
      | 'written_off'
    /** @description A loan in a few figures. */
    OrderSummary: {
      /** @description Names the order in calls. */
      order_id: components['schemas']['Id']
      /** @description The number that people read out. */
      order_number: string
      /** @description Where it stands. */
      state: components['schemas']['OrderState']
      /** @description What was borrowed. */
      principal: components['schemas']['Money']
      /** @description What is paid back in all, with what was paid for extensions. */
      total: components['schemas']['Money']
      /** @description What is still to be paid by the schedule, late fees with it. 0 before the payout, after one that failed, and after the end: it is owed in `disbursed`, `overdue` and `written_off` alone. */
      outstanding: components['schemas']['Money']
      /** @description Day of the next payment; null before the payout and after the end. */
      due_date: components['schemas']['Day'] | null
      /** @description Whole days until `due_date`, below zero when late. */
      days_left: number | null
      /** @description Length of the loan in days. */
      days: components['schemas']['Days']
      /** @description When it was applied for. */
      applied_at: components['schemas']['Instant']
    }
    /** @description Everything that home shows, for a visitor or a borrower. */
    Home: {
      /** @description The range of the products; every figure is computed from them. */
      offer: components['schemas']['Offer']
      /** @description One worked example, computed from a product that is on offer. */
      example: components['schemas']['CostExample']
      /** @description The lender's licence; null where there is none, and then the page says so. */
      licence: components['schemas']['Licence']
      /** @description What this borrower may borrow; null for a visitor and where no evaluation stands that granted a quota. */
      quota: components['schemas']['Money'] | null
      /** @description The open loan, or the latest one; null where there is none. */
      order: components['schemas']['OrderSummary'] | null
      /** @description Where this borrower goes on; null for a visitor. */
      next: components['schemas']['Next'] | null
    }
    /** @description One event. */
    LogEvent: {
      /**
       * @description Always `POST`; old servers read it.
       * @constant
       */
      method: 'POST'
      /** @description What happened, such as `js_exception`. */
      event_name: string
      /** @description What belongs to it, plain text or JSON as text; may be empty. */
      event_value: string
      /** @description Names the event; made by the caller, once an event. */
      event_id: components['schemas']['Id']
      /** @description The borrower as the device knows them. The session says who it is; this proves nothing. */
      user_id?: components['schemas']['Id']
      /** @description Random name of the device, made at first start. */
      uuid: components['schemas']['DeviceUuid']
    } & components['schemas']['CallerFields']
    /** @description A list of the device, encrypted. */
    EncryptedListBody: {
      /** @description A JSON list of at most 10,000 entries as UTF-8, encrypted with AES in ECB mode with PKCS7 padding, in base64. The key is 16, 24 or 32 bytes which client and server are configured with. Equal blocks show as equal: this hides little. `installed_at` and `date` are instants; `type` is `received` or `sent`. */
      data: string
    } & components['schemas']['CallerFields']
    /** @description The list was kept. */
    ListTaken: {
      /** @description How many entries were kept. */
      entries: number
    }
    /**
     * @description How the device was connected when the facts were taken.
     * @enum {string}
     */
    NetworkType: 'wifi' | 'mobile' | 'other' | 'offline'
    /** @description What the device reports about itself. */
    ReportAppInfo: {
      /** @description Random name of the device, made at first start. */
      uuid: components['schemas']['DeviceUuid']
      /** @description Version of the wrapper as it names itself. */
      app_version?: string
      /** @description Version of the operating system, or the name of the browser. */
      os_version?: string
      /** @description Who made the device. */
      device_brand?: string
      /** @description Its model. */
      device_model?: string
      /** @description Physical pixels. */
      screen_width?: number
      /** @description Physical pixels. */
      screen_height?: number
      /** @description Language tag that the device is set to. */
      system_language?: string
      /** @description IANA name of the zone that the device is set to. */
      time_zone?: string
      /** @description How the device was connected when the facts were taken. */
      network_type?: components['schemas']['NetworkType']
    } & components['schemas']['CallerFields']
    /**
     * @description One option, any number of options, or a sum of money a month.
     * @enum {string}
     */
    QuestionKind: 'single_choice' | 'multiple_choice' | 'amount'
    /** @description One answer that can be chosen. */
    QuestionOption: {
      /** @description Names the option. */
      option_id: components['schemas']['Id']
      /** @description The option in the asked language. */
      text: string
    }
    /** @description One question. */
    Question: {
      /** @description Names the question. */
      question_id: components['schemas']['Id']
      /** @description One option, any number of options, or a sum of money a month. */
      kind: components['schemas']['QuestionKind']
      /** @description The question in the asked language. */
      text: string
      /** @description It cannot be left out. */
      is_required: boolean
      /** @description ISO 4217 code of an `amount` question; null for the other kinds. */
      currency: string | null
      /** @description What can be chosen; empty for an `amount` question. */
      options: components['schemas']['QuestionOption'][]
    }
    /** @description What is asked, if anything is. */
    Questionnaire: {
      /** @description The borrower must answer it before products are shown. */
      is_due: boolean
      /** @description Goes back with the answers; null when none is due. */
      questionnaire_id: string | null
      /** @description Why it is asked, in the asked language; empty when none is due. */
      reason: string
      /** @description In their order; empty when none is due. */
      questions: components['schemas']['Question'][]
    }
    /** @description `option_ids` for a choice, `amount` for a sum; the other is left out. */
    QuestionAnswer: {
      /** @description Names the question. */
      question_id: components['schemas']['Id']
      /** @description What was chosen; exactly one of a single choice. */
      option_ids?: components['schemas']['Id'][]
      /** @description The sum of an `amount` question, a month. */
      amount?: components['schemas']['Money']
    }
    /** @description The answers. */
    SubmitQuestionnaire: {
      /** @description The questionnaire that is answered. */
      questionnaire_id: components['schemas']['Id']
      /** @description One entry a question that was answered. */
      answers: components['schemas']['QuestionAnswer'][]
    } & components['schemas']['CallerFields']
    /** @description The answers were kept. */
    QuestionnaireTaken: {
      /** @description When the answers were kept. */
      answered_at: components['schemas']['Instant']
      /** @description Where the borrower goes on. */
      next: components['schemas']['Next']
    }
    /** @description Where things stand and what can be done. */
    StateConflict: {
      /** @description State of the order, the code of the first open step, or a word of its own: the guide lists them under "When the state does not allow it". */
      state: string
      /** @description What is possible from here: states that may follow, pages that may be saved, or what to call first. May be empty. */
      allowed: string[]
      /** @description Where to go on; null where it is not the borrower who goes on (an upload). */
      next: components['schemas']['Next'] | null
    }
    /**
     * @description A certification step, in the order of this list.
     * @enum {string}
     */
    StepCode: 'idnumber' | 'personal_before' | 'personalinfo' | 'emergency' | 'jobinfo'
    /**
     * @description 0 start, 1 in progress, 2 completed; 10 on `idnumber` only: documents received, the details read from them still to be confirmed.
     * @enum {integer}
     */
    StepStatus: 0 | 1 | 2 | 10
    /** @description One step and how far it is. */
    Step: {
      /** @description A certification step, in the order of this list. */
      code: components['schemas']['StepCode']
      /** @description 0 start, 1 in progress, 2 completed; 10 on `idnumber` only: documents received, the details read from them still to be confirmed. */
      status: components['schemas']['StepStatus']
    }
    /** @description The five steps and where to go on. */
    StepList: {
      /** @description Every step in its order. */
      steps: components['schemas']['Step'][]
      /** @description The first page that is open, or what comes after them. */
      next: components['schemas']['Next']
    }
    /**
     * @description Third gender in Thailand and Pakistan.
     * @enum {string}
     */
    Gender: 'male' | 'female' | 'third_gender'
    /** @description What was read from the document; a proposal that the borrower confirms. Null where it could not be read. */
    IdentityReading: {
      /** @description The document's number. */
      identity_number: string | null
      /** @description Given name. */
      given_name: string | null
      /** @description Family name. */
      family_name: string | null
      /** @description The name as one line. */
      full_name: string | null
      /** @description Date of birth. */
      birth_date: components['schemas']['Day'] | null
      /** @description Gender where the document shows it. */
      gender: components['schemas']['Gender'] | null
    }
    /** @description The name has the parts that the edition asks for. */
    PersonalDetails: {
      /** @description Given name (Thailand and Mexico). */
      given_name?: string
      /** @description Second given name (Mexico). */
      second_name?: string
      /** @description Family name (Thailand and Mexico). */
      family_name?: string
      /** @description Second family name (Mexico). */
      second_family_name?: string
      /** @description Nickname (Thailand). */
      nickname?: string
      /** @description The whole name (Pakistan, Egypt, generic). */
      full_name?: string
      /** @description The number of the identity document, capitals and digits. */
      identity_number: string
      /** @description Date of birth; at least 18 years ago. */
      birth_date: components['schemas']['Day']
      /** @description Third gender in Thailand and Pakistan. */
      gender: components['schemas']['Gender']
    }
    /**
     * @description An edition offers a part of these.
     * @enum {string}
     */
    Education:
      | 'undergraduate_and_above'
      | 'high_school'
      | 'secondary_school'
      | 'junior_high_and_below'
      | 'primary_or_less'
      | 'lower_secondary'
      | 'upper_secondary_or_vocational'
      | 'diploma'
      | 'bachelor_or_more'
      | 'primaria'
      | 'secundaria'
      | 'preparatoria'
      | 'carrera_tecnica'
      | 'licenciatura'
      | 'posgrado'
    /**
     * @description An edition offers a part of these.
     * @enum {string}
     */
    MaritalStatus: 'married' | 'unmarried' | 'single' | 'divorced' | 'widowed'
    /**
     * @description How many children.
     * @enum {string}
     */
    Children: '0' | '1' | '2' | '3' | '4' | '5' | 'more'
    /**
     * @description What the money is for; `other` is said in `loan_purpose_other`.
     * @enum {string}
     */
    LoanPurpose: 'daily_use' | 'health' | 'repair' | 'investment' | 'tuition' | 'other'
    /** @description Text as a person typed it, without characters that nobody sees. */
    FreeText: string
    /** @description The basic page. */
    BasicDetails: {
      /** @description Electronic mail address. */
      email?: string
      /** @description An edition offers a part of these. */
      education: components['schemas']['Education']
      /** @description An edition offers a part of these. */
      marital_status: components['schemas']['MaritalStatus']
      /** @description How many children. */
      children: components['schemas']['Children']
      /** @description What the money is for; `other` is said in `loan_purpose_other`. */
      loan_purpose: components['schemas']['LoanPurpose']
      /** @description Said where `loan_purpose` is `other`. */
      loan_purpose_other?: components['schemas']['FreeText']
    }
    /**
     * @description Own property, rented, other.
     * @enum {string}
     */
    ResidenceType: 'own' | 'lease' | 'other'
    /**
     * @description How long the borrower has lived there.
     * @enum {string}
     */
    ResidenceLength: 'months_3' | 'months_6' | 'year_1' | 'years_2' | 'more'
    /** @description The residence page; the regions come from `GET /v2/verify/regions`. */
    ResidenceDetails: {
      /** @description Its `region_id`. */
      province: components['schemas']['Id']
      /** @description Its `region_id`. */
      city: components['schemas']['Id']
      /** @description Its `region_id`. */
      district: components['schemas']['Id']
      /** @description Street, house and what else finds it. */
      detailed_address: string
      /** @description The family lives at the same address. */
      family_address_same: boolean
      /** @description Where the family lives, if elsewhere. */
      family_address?: components['schemas']['FreeText']
      /** @description Own property, rented, other. */
      residence_type: components['schemas']['ResidenceType']
      /** @description How long the borrower has lived there. */
      residence_length: components['schemas']['ResidenceLength']
    }
    /**
     * @description An edition and a group offer a part of these.
     * @enum {string}
     */
    Relation:
      | 'father'
      | 'mother'
      | 'spouse'
      | 'sibling'
      | 'friend'
      | 'siblings'
      | 'friends'
      | 'partner'
    /** @description A person who may be called when the borrower cannot be reached. */
    EmergencyContact: {
      /**
       * @description Which of the two groups.
       * @enum {string}
       */
      kind: 'direct_relative' | 'emergency_contact'
      /** @description An edition and a group offer a part of these. */
      relation: components['schemas']['Relation']
      /** @description The person's name. */
      name: string
      /** @description Calling code of the person's phone. */
      phone_prefix: components['schemas']['PhonePrefix']
      /** @description National digits of the person's phone. */
      phone: components['schemas']['Phone']
    }
    /** @description The contacts page. */
    EmergencyDetails: {
      /** @description Direct relatives first. */
      contacts: components['schemas']['EmergencyContact'][]
    }
    /**
     * @description An edition offers a part of these.
     * @enum {string}
     */
    WorkType: 'salaried' | 'self_employer' | 'student' | 'others' | 'employee' | 'self_employed'
    /**
     * @description An edition offers a part of these.
     * @enum {string}
     */
    Occupation:
      | 'police'
      | 'housewife'
      | 'business_owner'
      | 'teacher'
      | 'herdsman'
      | 'labourer'
      | 'government_contractor'
      | 'mechanic'
      | 'driver'
      | 'wholesaler'
      | 'engineer'
      | 'information_technology'
      | 'waiter'
      | 'researcher'
      | 'accountant'
      | 'marketer'
      | 'consultant'
      | 'civil_servant'
      | 'administrative_staff'
      | 'medical_staff'
      | 'fisherman'
      | 'crew_member'
      | 'informal_official'
      | 'broker'
      | 'cook'
      | 'security_officer'
      | 'breeder'
      | 'architect'
      | 'executive'
      | 'military'
      | 'designer'
      | 'college_student'
      | 'artist'
      | 'lawyer'
      | 'retired'
      | 'government_official'
      | 'security_guard'
      | 'temporary_employee'
      | 'pilot'
      | 'doctor'
      | 'farmer'
      | 'street_vendor'
      | 'factory_worker'
      | 'shop_assistant'
      | 'delivery_rider'
      | 'taxi_driver'
      | 'hairdresser'
      | 'cleaner'
    /**
     * @description Income a month in whole units of the currency; an edition offers a part of these.
     * @enum {string}
     */
    IncomeBand:
      | 'below_10000'
      | 'from_10000_to_15000'
      | 'from_15000_to_20000'
      | 'from_20000_to_30000'
      | 'from_30000_to_50000'
      | 'above_50000'
      | 'th_below_6000'
      | 'th_6000_to_9999'
      | 'th_10000_to_14999'
      | 'th_15000_to_19999'
      | 'th_20000_to_29999'
      | 'th_30000_and_up'
      | 'mx_below_3000'
      | 'mx_3000_to_5999'
      | 'mx_6000_to_8999'
      | 'mx_9000_to_11999'
      | 'mx_12000_to_15000'
      | 'mx_above_15000'
    /**
     * @description Day of the month; a weekday where pay comes by the week (Mexico).
     * @enum {string}
     */
    PayDay:
      | '1'
      | '2'
      | '3'
      | '4'
      | '5'
      | '6'
      | '7'
      | '8'
      | '9'
      | '10'
      | '11'
      | '12'
      | '13'
      | '14'
      | '15'
      | '16'
      | '17'
      | '18'
      | '19'
      | '20'
      | '21'
      | '22'
      | '23'
      | '24'
      | '25'
      | '26'
      | '27'
      | '28'
      | '29'
      | '30'
      | '31'
      | 'monday'
      | 'tuesday'
      | 'wednesday'
      | 'thursday'
      | 'friday'
      | 'saturday'
      | 'sunday'
    /**
     * @description The first three in Thailand, the others elsewhere.
     * @enum {string}
     */
    PayMethod:
      | 'bank_transfer'
      | 'cash'
      | 'other'
      | 'weekly'
      | 'daily_or_fortnightly'
      | 'monthly'
      | 'semi_monthly'
    /** @description The work page. */
    WorkDetails: {
      /** @description An edition offers a part of these. */
      work_type: components['schemas']['WorkType']
      /** @description An edition offers a part of these. */
      occupation: components['schemas']['Occupation']
      /** @description Income a month in whole units of the currency; an edition offers a part of these. */
      income_band: components['schemas']['IncomeBand']
      /** @description Day of the month; a weekday where pay comes by the week (Mexico). */
      pay_day: components['schemas']['PayDay']
      /** @description The first three in Thailand, the others elsewhere. */
      pay_method: components['schemas']['PayMethod']
      /** @description The employer's name. */
      company_name?: components['schemas']['FreeText']
      /** @description Digits of the employer's phone. */
      company_phone?: string
      /** @description The employer's address. */
      company_address?: components['schemas']['FreeText']
      /** @description Stored picture of a payslip or certificate. */
      certificate_file_id: components['schemas']['Id']
      /**
       * @description How the borrower gets about (Thailand).
       * @enum {string}
       */
      transport_type?: 'private' | 'public'
      /**
       * @description The first four are private.
       * @enum {string}
       */
      vehicle?:
        | 'bicycle'
        | 'motorbike'
        | 'car'
        | 'truck'
        | 'bus'
        | 'light_rail'
        | 'subway'
        | 'taxi'
        | 'other'
      /** @description Of a private motorbike, car or truck. */
      licence_plate?: string
    }
    /**
     * @description A page of the certification.
     * @enum {string}
     */
    FormPage: 'identity' | 'personal' | 'basic' | 'location' | 'emergency' | 'work'
    /** @description What was typed so far, a text a field, checked by nobody. */
    DraftFields: {
      [key: string]: string
    }
    /** @description All that the lender knows so far; a part is null until it was saved. */
    Profile: {
      /** @description The country's calling code. */
      phone_prefix: components['schemas']['PhonePrefix']
      /** @description National digits without calling code and without a trunk zero. */
      phone: components['schemas']['Phone']
      reading: components['schemas']['IdentityReading'] | null
      personal: components['schemas']['PersonalDetails'] | null
      basic: components['schemas']['BasicDetails'] | null
      residence: components['schemas']['ResidenceDetails'] | null
      emergency: components['schemas']['EmergencyDetails'] | null
      work: components['schemas']['WorkDetails'] | null
      /** @description Half-filled pages by the page's name. */
      drafts: {
        [key: string]: components['schemas']['DraftFields']
      }
    }
    /** @description A page as far as it is filled in. */
    SaveDraft: {
      /** @description Which page. */
      page: components['schemas']['FormPage']
      /** @description What was typed so far, a text a field, checked by nobody. */
      fields: components['schemas']['DraftFields']
    } & components['schemas']['CallerFields']
    /** @description Why the picture cannot be used. */
    UnusablePicture: {
      /** @description What is wrong with it. */
      reasons: ('blurred' | 'cut_off' | 'glare' | 'not_a_document')[]
    }
    /** @description The three stored pictures. */
    SaveIdentity: {
      /** @description The front of the document. */
      front_file_id: components['schemas']['Id']
      /** @description The back of the document. */
      back_file_id: components['schemas']['Id']
      /** @description The borrower holding it. */
      holder_file_id: components['schemas']['Id']
    } & components['schemas']['CallerFields']
    /** @description The personal page. */
    SavePersonal: components['schemas']['CallerFields'] & components['schemas']['PersonalDetails']
    /** @description The basic page. */
    SaveBasic: components['schemas']['CallerFields'] & components['schemas']['BasicDetails']
    /** @description The residence page. */
    SaveResidence: components['schemas']['CallerFields'] & components['schemas']['ResidenceDetails']
    /** @description The contacts page. */
    SaveEmergency: components['schemas']['CallerFields'] & components['schemas']['EmergencyDetails']
    /** @description The work page. */
    SaveWork: components['schemas']['CallerFields'] & components['schemas']['WorkDetails']
    /**
     * @description Class of the reason; the app says it in the borrower's words.
     * @enum {string}
     */
    RefusalReason:
      | 'income_too_low'
      | 'too_young'
      | 'details_not_confirmed'
      | 'record_of_late_payment'
    /**
     * @description What would make another answer likely: a higher income than was stated, nothing but time, details that were confirmed, loans repaid in time.
     * @enum {string}
     */
    WouldHelp: 'higher_income' | 'waiting' | 'confirming_details' | 'paying_on_time'
    /** @description Why not, what would help and from when to try again; null where nothing was refused. */
    Refusal: {
      /** @description Class of the reason; the app says it in the borrower's words. */
      reason: components['schemas']['RefusalReason']
      /** @description What would make another answer likely: a higher income than was stated, nothing but time, details that were confirmed, loans repaid in time. */
      would_help: components['schemas']['WouldHelp']
      /** @description From this day on one may apply again. */
      apply_again_on: components['schemas']['Day']
    } | null
    /** @description What the evaluation came to. */
    Evaluation: {
      /**
       * @description What the evaluation came to.
       * @enum {string}
       */
      result: 'approved' | 'refused'
      /** @description How much may be borrowed; null when refused. */
      quota: components['schemas']['Money'] | null
      /** @description Why not; null when approved. */
      refusal: components['schemas']['Refusal']
      /** @description Where the borrower goes on. */
      next: components['schemas']['Next']
    }
    /** @description A province, a city or a district. */
    Region: {
      /** @description Names the region in calls. */
      region_id: components['schemas']['Id']
      /** @description Name in the asked language. */
      name: string
    }
    /** @description The parts of one region. */
    RegionList: {
      /**
       * @description What these regions are.
       * @enum {string}
       */
      level: 'province' | 'city' | 'district'
      /** @description In the order of the asked language. */
      regions: components['schemas']['Region'][]
    }
    /** @description The region as the list of regions names it; null where there is none. */
    RegionIdOrNone: string | null
    /** @description The province, city and district of a position; null where it is in none that is known. */
    RegionAt: {
      /** @description The province. */
      province_id: components['schemas']['RegionIdOrNone']
      /** @description Name in the asked language. */
      province_name: string | null
      /** @description The city in it. */
      city_id: components['schemas']['RegionIdOrNone']
      /** @description Name in the asked language. */
      city_name: string | null
      /** @description The district in that. */
      district_id: components['schemas']['RegionIdOrNone']
      /** @description Name in the asked language. */
      district_name: string | null
    }
    /**
     * @description `native_v3`: the wrapper, because `liveness_V3` is `1`; `native`: the wrapper, because `liveness` is `2`; `web`: the hand-off, because `liveness` is `1`.
     * @enum {string}
     */
    LivenessMode: 'native_v3' | 'native' | 'web'
    /** @description The check that was made. */
    SubmitLiveness: {
      /** @description What the check came back with. */
      liveness_id: string
      /** @description `native_v3`: the wrapper, because `liveness_V3` is `1`; `native`: the wrapper, because `liveness` is `2`; `web`: the hand-off, because `liveness` is `1`. */
      mode: components['schemas']['LivenessMode']
    } & components['schemas']['CallerFields']
    /**
     * @description `passed`, or what was wrong: no face, several faces, a picture instead of a person, another person than on the pictures, a check too old to count.
     * @enum {string}
     */
    LivenessOutcome:
      | 'passed'
      | 'no_face'
      | 'several_faces'
      | 'not_live'
      | 'not_the_holder'
      | 'expired'
    /** @description What the check came to. */
    LivenessResult: {
      /** @description `passed`, or what was wrong: no face, several faces, a picture instead of a person, another person than on the pictures, a check too old to count. */
      result: components['schemas']['LivenessOutcome']
      /** @description How many more checks are taken today. */
      tries_left: number
      /** @description Where the borrower goes on. */
      next: components['schemas']['Next']
    }
    /** @description What the borrower has to say, without control characters but line ends. */
    Statement: string
    /** @description What the borrower objects to, and why. */
    ObjectToRefusal: {
      /** @description The loan that was refused; without it the latest evaluation is meant. */
      order_id?: components['schemas']['Id']
      /** @description Why the refusal is wrong. */
      statement: components['schemas']['Statement']
    } & components['schemas']['CallerFields']
    /** @description A person looks at it. The answer comes as a message, at the latest at `answer_by`. */
    AnswerPromise: {
      /** @description Names the request; the message that answers it carries the same. */
      case_id: components['schemas']['Id']
      /** @description When the request came. */
      received_at: components['schemas']['Instant']
      /** @description The answer comes before this moment. */
      answer_by: components['schemas']['Instant']
    }
    /**
     * @description What the picture shows.
     * @enum {string}
     */
    UploadPurpose:
      | 'id_front'
      | 'id_back'
      | 'id_holder'
      | 'work_certificate'
      | 'other_certificate'
      | 'repayment_voucher'
    /**
     * @description The picture's media type; the bytes must agree.
     * @enum {string}
     */
    PictureType: 'image/jpeg' | 'image/png' | 'image/webp'
    RequestTicket: {
      /** @description What the picture shows. */
      purpose: components['schemas']['UploadPurpose']
      /** @description The picture's media type; the bytes must agree. */
      mime: components['schemas']['PictureType']
      /** @description Bytes to come. */
      size: number
    } & components['schemas']['CallerFields']
    /**
     * @description `server`: through this API, whole or in parts; `oss`: whole and straight to an object store, without credentials.
     * @enum {string}
     */
    UploadKind: 'server' | 'oss'
    UploadTicket: {
      /** @description An opaque identifier. */
      upload_id: components['schemas']['Id']
      /** @description What the picture shows. */
      purpose: components['schemas']['UploadPurpose']
      /** @description `server`: through this API, whole or in parts; `oss`: whole and straight to an object store, without credentials. */
      kind: components['schemas']['UploadKind']
      /**
       * @description Where the bytes go. `server`: a path as callers write it (`/v2` and the proxy prefix come in front); `oss`: an absolute
       *     https address, signed by the object store.
       */
      url: string
      /**
       * @description How the whole goes there. The address of a `server` ticket takes PATCH and HEAD too.
       * @enum {string}
       */
      method: 'PUT'
      /**
       * @description Headers that the address must be sent, and no others of ours, since the object store's signature covers them. Empty for
       *     `server`, where `Content-Type` is the picture's own.
       */
      headers: {
        [key: string]: string
      }
      /** @description An instant in UTC, ISO 8601 with milliseconds. */
      expires_at: components['schemas']['Instant']
    }
    StoredFile: {
      /** @description An opaque identifier. */
      file_id: components['schemas']['Id']
      /** @description What the picture shows. */
      purpose: components['schemas']['UploadPurpose']
      /** @description The picture's media type; the bytes must agree. */
      mime: components['schemas']['PictureType']
      /** @description Bytes as stored. */
      size: number
      /** @description Pixels. */
      width: number
      /** @description Pixels. */
      height: number
    }
    /** @description How far an upload in parts has got; the fields of the stored picture are null until the last part is judged. */
    UploadProgress: {
      /** @description Bytes that the lender has, and so where the next part begins. */
      offset: number
      /** @description Bytes of the whole, as the ticket was asked for. */
      length: number
      /** @description The stored picture; null while bytes are missing. */
      file_id: string | null
      /** @description What the picture shows. */
      purpose: components['schemas']['UploadPurpose']
      /**
       * @description Media type as stored.
       * @enum {string|null}
       */
      mime: 'image/jpeg' | 'image/png' | 'image/webp' | null
      /** @description Bytes as stored. */
      size: number | null
      /** @description Pixels. */
      width: number | null
      /** @description Pixels. */
      height: number | null
    }
    /**
     * @description What receives the money.
     * @enum {string}
     */
    AccountCategory: 'bank_account' | 'card' | 'wallet'
    /** @description A bank or a wallet. */
    Bank: {
      /** @description Names it in calls. */
      bank_code: components['schemas']['Id']
      /** @description Name in the asked language. */
      name: string
      /** @description What receives the money. */
      category: components['schemas']['AccountCategory']
    }
    /** @description Banks and wallets of the edition. */
    BankList: {
      /** @description Everything that can receive a loan in this edition. */
      banks: components['schemas']['Bank'][]
    }
    /** @description A receiving account, its number masked. */
    Account: {
      /** @description Names it in calls. */
      account_id: components['schemas']['Id']
      /** @description What receives the money. */
      category: components['schemas']['AccountCategory']
      /** @description The bank or wallet. */
      bank_code: components['schemas']['Id']
      /** @description Name in the asked language. */
      bank_name: string
      /** @description The last four digits, the others as `•`. */
      number_masked: string
      /** @description The holder's name. */
      holder_name: string
      /** @description Where the next loan goes unless another is named. */
      is_default: boolean
    }
    /** @description The borrower's accounts, the default first. */
    AccountList: {
      /** @description This borrower's own. */
      accounts: components['schemas']['Account'][]
    }
    /** @description The number without spaces or dashes. */
    AccountNumber: string
    /** @description The account as the borrower typed it. */
    SaveAccount: {
      /** @description What receives the money. */
      category: components['schemas']['AccountCategory']
      /** @description One of `GET /v2/bank/list`. */
      bank_code: components['schemas']['Id']
      /** @description The number without spaces or dashes. */
      number: components['schemas']['AccountNumber']
      /** @description The number once more; must be equal. */
      number_copy: components['schemas']['AccountNumber']
      /** @description The holder's name as the bank has it. */
      holder_name: string
      /** @description The borrower agreed that identity, loan, payment and card checks use these details. */
      consent: boolean
    } & components['schemas']['CallerFields']
    /** @description The account that was added. */
    AccountSaved: {
      /** @description The account, now the default. */
      account: components['schemas']['Account']
      /** @description Where the borrower goes on. */
      next: components['schemas']['Next']
    }
    /** @description The account that is meant. */
    ChooseAccount: {
      /** @description One of the borrower's own accounts. */
      account_id: components['schemas']['Id']
    } & components['schemas']['CallerFields']
    /** @description A length on offer and its rate. */
    Term: {
      /** @description Length of the loan in days. */
      days: components['schemas']['Days']
      /** @description How many payments. */
      instalments: number
      /** @description Interest in basis points a year, fees not counted. */
      annual_interest: components['schemas']['AnnualRate']
      /** @description What each day after a missed due date costs; 0 where nothing. */
      late_fee_per_day: components['schemas']['Money']
      /** @description The most that the late fees of one loan can come to. */
      late_fee_cap: components['schemas']['Money']
    }
    /** @description A kind of loan: its amounts and its terms. */
    Product: {
      /** @description Names the product in a quote. */
      product_id: components['schemas']['Id']
      /** @description The least. */
      min_amount: components['schemas']['Money']
      /** @description The most, within the quota. */
      max_amount: components['schemas']['Money']
      /** @description Amounts are `min_amount` plus whole multiples of this. */
      amount_step: components['schemas']['Money']
      /** @description Lengths on offer, shortest first. */
      terms: components['schemas']['Term'][]
    }
    /** @description The quota and what may be borrowed within it. */
    ProductList: {
      /** @description The most that this borrower may borrow. */
      quota: components['schemas']['Money']
      /** @description What this borrower may choose. */
      products: components['schemas']['Product'][]
    }
    /** @description What the borrower would like. */
    RequestQuote: {
      /** @description One of `GET /v2/loan/products`. */
      product_id: components['schemas']['Id']
      /** @description Within the product's bounds and on its step. */
      amount: components['schemas']['Money']
      /** @description The length of one of the product's terms, in days. */
      days: components['schemas']['Days']
    } & components['schemas']['CallerFields']
    /** @description The whole cost, fixed until `expires_at`. */
    Quote: {
      /** @description Names the quote in the agreement and the application. */
      quote_id: components['schemas']['Id']
      /** @description The product that was asked for. */
      product_id: components['schemas']['Id']
      /** @description What it costs. */
      cost: components['schemas']['Cost']
      /** @description Until then the quote holds: 30 minutes. */
      expires_at: components['schemas']['Instant']
    }
    /** @description SHA-256 of the agreement's text; proves which text was agreed to. */
    AgreementHash: string
    /** @description The agreement as the borrower reads it. */
    Agreement: {
      /** @description The quote that it was rendered from. */
      quote_id: components['schemas']['Id']
      /** @description Language tag of the text. */
      language: string
      /** @description Title of the agreement. */
      title: string
      /** @description The text, rendered from the quote's own figures. */
      sections: {
        /** @description Heading of the section. */
        heading: string
        /** @description Its paragraphs. */
        paragraphs: string[]
      }[]
      /** @description Goes back with the application. */
      hash: components['schemas']['AgreementHash']
    }
    /** @description What is agreed to, and where the money goes. */
    Apply: {
      /** @description The quote that is agreed to. */
      quote_id: components['schemas']['Id']
      /** @description Where the money goes; one of the borrower's own accounts. */
      account_id: components['schemas']['Id']
      /** @description Of the agreement that was read. */
      agreement_hash: components['schemas']['AgreementHash']
      /** @description The borrower has read and agrees; anything but true is refused. */
      agreed: boolean
    } & components['schemas']['CallerFields']
    /** @description The new order. */
    Applied: {
      /** @description The order that was made. */
      order: components['schemas']['OrderSummary']
      /** @description Where the borrower goes on. */
      next: components['schemas']['Next']
    }
    /**
     * @description Why the loan is not wanted; nobody has to say.
     * @enum {string}
     */
    AbandonReason:
      | 'amount_too_low'
      | 'too_expensive'
      | 'no_longer_needed'
      | 'found_elsewhere'
      | 'signing_too_hard'
      | 'other'
    /** @description The loan that is given up. */
    AbandonLoan: {
      /** @description The loan that is meant. */
      order_id: components['schemas']['Id']
      /** @description Why the loan is not wanted; nobody has to say. */
      reason?: components['schemas']['AbandonReason']
    } & components['schemas']['CallerFields']
    /** @description The loan has ended. */
    LoanEnded: {
      /** @description The loan that is meant. */
      order_id: components['schemas']['Id']
      /** @description Where it stands now. */
      state: components['schemas']['OrderState']
      /** @description Where the borrower goes on. */
      next: components['schemas']['Next']
    }
    /** @description The loan that is returned. */
    ReturnLoan: {
      /** @description The loan that is meant. */
      order_id: components['schemas']['Id']
    } & components['schemas']['CallerFields']
    /** @description What ends the loan, and until when. The day on which the payer paid counts. */
    LoanReturn: {
      /** @description The loan that is meant. */
      order_id: components['schemas']['Id']
      /** @description What is to be paid back: the amount received. */
      amount: components['schemas']['Money']
      /** @description Until then the payer must have paid: 24 hours after the money came. */
      return_by: components['schemas']['Instant']
      /** @description Where the borrower goes on. */
      next: components['schemas']['Next']
    }
    /** @description One page of the borrower's loans. */
    OrderList: {
      /** @description Newest first. */
      orders: components['schemas']['OrderSummary'][]
      /** @description Ask again with it for more; null at the end. */
      cursor: string | null
    }
    /** @description A payment of the schedule that is still to be made, or what of it is. */
    RemainingPayment: {
      /** @description Which payment of the schedule, from 1. */
      number: number
      /** @description The last day on which it is on time; one that has passed is late. */
      due_date: components['schemas']['Day']
      /** @description How much of the principal it pays back. */
      principal: components['schemas']['Money']
      /** @description How much of it is interest: up to its day, or to today where that has passed. */
      interest: components['schemas']['Money']
      /** @description How much of it is the service fee. */
      service_fee: components['schemas']['Money']
      /** @description Late fees that are not paid: due at once, so they stand in the first payment alone. */
      late_fee: components['schemas']['Money']
      /** @description The parts together. */
      total: components['schemas']['Money']
    }
    /**
     * @description The signed contract, the receipt of a payment, the certificate that nothing is owed any more.
     * @enum {string}
     */
    DocumentKind: 'contract' | 'receipt' | 'payoff_certificate'
    /** @description A state and when the order came into it. */
    TimelineEntry: {
      /** @description The state. */
      state: components['schemas']['OrderState']
      /** @description When. */
      at: components['schemas']['Instant']
    }
    /** @description One loan with its figures of today. */
    Order: {
      /** @description Names the order in calls. */
      order_id: components['schemas']['Id']
      /** @description The number that people read out. */
      order_number: string
      /** @description Where it stands. */
      state: components['schemas']['OrderState']
      /** @description What it costs when everything is paid on its day. */
      cost: components['schemas']['Cost']
      /** @description What was paid so far. */
      paid: components['schemas']['Money']
      /** @description What is still to be paid by the schedule, late fees with it. Above 0 in `disbursed`, `overdue` and `written_off` alone. */
      outstanding: components['schemas']['Money']
      /** @description What ends the loan if it is paid today; above 0 in the same states. */
      payoff_today: components['schemas']['Money']
      /** @description The interest that is then not owed: `outstanding` less `payoff_today`. */
      saved_by_paying_today: components['schemas']['Money']
      /** @description Day of the next payment; null before the payout and after the end. */
      due_date: components['schemas']['Day'] | null
      /** @description Whole days until `due_date`, below zero when late. */
      days_left: number | null
      /** @description The first of `remaining_schedule`: the next day, the sum and its parts. Null where nothing is owed. */
      next_payment: components['schemas']['RemainingPayment'] | null
      /** @description What is still to be paid, payment by payment. They add up to `outstanding`; empty where nothing is owed. */
      remaining_schedule: components['schemas']['RemainingPayment'][]
      /** @description Late fees charged so far. It stays when they are paid; what of them is not paid stands in `next_payment`. */
      late_fee: components['schemas']['Money']
      /** @description Interest of the days after the due dates so far: of the principal that was due and not paid. It stays when it is paid. */
      late_interest: components['schemas']['Money']
      /** @description Why the loan was refused; null but in `rejected`. */
      refusal: components['schemas']['Refusal']
      /**
       * Format: date-time
       * @description Until when the money comes at the latest, an instant in UTC; null but in `signed`.
       */
      payout_expected_by: string | null
      /**
       * Format: date-time
       * @description Until when the loan can be returned for the amount received, an instant in UTC; null where it cannot, or no more.
       */
      return_until: string | null
      /** @description The papers that exist by now. */
      documents: components['schemas']['DocumentKind'][]
      /** @description Where the money went or will go. */
      account: components['schemas']['Account']
      /** @description What happened, oldest first. */
      timeline: components['schemas']['TimelineEntry'][]
    }
    /** @description Raw bytes, no JSON. */
    PdfBytes: string
    /** @description Raw bytes, no JSON. */
    ZipBytes: string
    /** @description Where the contract is signed. */
    SigningLink: {
      /** @description Opens the contract in the signing app; absolute or a path on the lender's own host. */
      url: string
      /** @description Until then the link works: one hour. */
      expires_at: components['schemas']['Instant']
    }
    /** @description How far the signing is. */
    SigningStatus: {
      /**
       * @description `failed`: signing went wrong and may be tried again.
       * @enum {string}
       */
      status: 'waiting' | 'signed' | 'failed'
      /** @description The order's state. */
      state: components['schemas']['OrderState']
      /** @description Where the borrower goes on. */
      next: components['schemas']['Next']
    }
    /**
     * @description How money comes back: a transfer with a reference, an account for this payment alone, cash at a shop, cash in the Paynet network (Mexico), a scanned code.
     * @enum {string}
     */
    RepaymentMethod:
      | 'bank_transfer'
      | 'virtual_account'
      | 'convenience_store'
      | 'paynet'
      | 'scan_code'
    /** @description A method and the sums that it takes. */
    MethodOffer: {
      /** @description How money comes back: a transfer with a reference, an account for this payment alone, cash at a shop, cash in the Paynet network (Mexico), a scanned code. */
      method: components['schemas']['RepaymentMethod']
      /** @description The least that can be paid so. */
      min_amount: components['schemas']['Money']
      /** @description The most: what is owed today, or less where the method takes less. */
      max_amount: components['schemas']['Money']
    }
    /** @description Methods for this order. */
    MethodList: {
      /** @description What this order can be paid with, the most usual first. */
      methods: components['schemas']['MethodOffer'][]
    }
    /** @description Where each hundredth of what was paid goes, in the order in which a debt is paid. The parts add up to it. */
    Allocation: {
      /** @description To interest. */
      interest: components['schemas']['Money']
      /** @description To the service fee. */
      service_fee: components['schemas']['Money']
      /** @description To the principal. */
      principal: components['schemas']['Money']
      /** @description To late fees. */
      late_fee: components['schemas']['Money']
      /** @description To the price of an extension. */
      extension: components['schemas']['Money']
      /** @description Beyond all that was owed: it stays the borrower's. */
      overpaid: components['schemas']['Money']
    }
    /** @description What a payment of that sum on that day would change. The books hold just this after it, where nothing else happens before. */
    Preview: {
      /** @description The loan that would be paid. */
      order_id: components['schemas']['Id']
      /** @description The day on which it would be paid. */
      day: components['schemas']['Day']
      /** @description What would be paid. */
      amount: components['schemas']['Money']
      /** @description What is asked to end the loan on that day. */
      payoff: components['schemas']['Money']
      /** @description Where each hundredth of `amount` would go. */
      allocation: components['schemas']['Allocation']
      /** @description What is then no longer owed beside the payment: `outstanding` before it, less `amount` and `outstanding` after it. */
      saved: components['schemas']['Money']
      /** @description What the schedule would still ask for after it. */
      outstanding: components['schemas']['Money']
      /** @description The next day, sum and parts after it; null where nothing would be owed. */
      next_payment: components['schemas']['RemainingPayment'] | null
      /** @description The loan's state after it. */
      order_state: components['schemas']['OrderState']
      /** @description The annual rate of all that was paid, of this payment, and of what is left when each comes on its day, late fees apart; in basis points, a multiple of 10. */
      apr: components['schemas']['AnnualRate']
    }
    /**
     * @description `repay`: lowers what is owed; `extend`: buys the extension that was chosen; `return`: ends a loan whose return was announced.
     * @enum {string}
     */
    RepaymentPurpose: 'repay' | 'extend' | 'return'
    /** @description What is to be paid and how. */
    CreateRepayment: {
      /** @description The loan that is paid. */
      order_id: components['schemas']['Id']
      /** @description One that this order can be paid with. */
      method: components['schemas']['RepaymentMethod']
      /** @description What the payment is for. */
      purpose: components['schemas']['RepaymentPurpose']
      /** @description At most what the loan owes today; the cost of the extension, or the amount of the return, to the last hundredth. */
      amount: components['schemas']['Money']
      /** @description The extension that was chosen; with the purpose `extend` and no other. */
      extension_option_id?: components['schemas']['Id']
    } & components['schemas']['CallerFields']
    /**
     * @description `waiting`: nothing has come. `reported`: a voucher is there and the payment is looked for. `part_paid`: less than `amount` has come and is booked; `received` says how much. `paid`: all of `amount` has come and is booked. `put_to_debt`: money came, but not for the extension or the return that it was for, which could not be had with it: it lowered what is owed. `not_found`: no such payment was found. `expired`: nothing came, and the instruction is no longer good.
     * @enum {string}
     */
    RepaymentStatus:
      | 'waiting'
      | 'reported'
      | 'part_paid'
      | 'paid'
      | 'put_to_debt'
      | 'not_found'
      | 'expired'
    /** @description What the payer needs; null where the method or the country has no such thing. */
    Instruction: {
      /** @description Who is paid. */
      payee_name: string
      /** @description Bank of a transfer or of a virtual account, in the asked language. */
      bank_name: string | null
      /** @description Account of a transfer, without spaces. */
      account_number: string | null
      /** @description An account that only this payment uses, without spaces. In Thailand it is a biller account, in Mexico a CLABE (18 digits with its check digit), in Pakistan an IBAN (24 characters), in Egypt an account number. */
      virtual_account: string | null
      /** @description The shops that take it, as people know them. */
      store_name: string | null
      /** @description What is said or shown at the counter of a shop; its length differs. */
      store_code: string | null
      /** @description The sixteen digits of a Paynet payment. */
      paynet_reference: string | null
      /** @description The text that is drawn as a CODE128 barcode, at a shop or in the Paynet network. */
      barcode: string | null
      /** @description The most that one payment at a counter may be, in hundredths of the currency of `amount`; null where there is no such limit. */
      amount_limit: number | null
      /** @description Must come with a transfer; it says whose loan it pays. The other methods carry it by themselves. */
      reference: string
      /** @description EMVCo merchant-presented code for this one payment. Everywhere: tag 01 is `12`; tag 53 the currency's number (THB 764, MXN 484, PKR 586, EGP 818). Tag 54 is exactly `amount`, as `10470.55`. Tag 63, the last, is the CRC-16/CCITT-FALSE of all before it and of its own `6304`. In Thailand tag 30, a PromptPay bill payment: 00 its identifier, 01 the biller, 02 `reference`, 03 the order's number. In Pakistan tag 26 with `pk.raast`, elsewhere tag 26 with a scheme of the payee's own: 00 the scheme, 01 the account; and `reference` in tag 62 as 01. The app draws no code that does not ask for this currency, amount and reference. */
      qr_payload: string | null
      /** @description Until then it can be paid. */
      expires_at: components['schemas']['Instant']
      /**
       * @description `expires_at` as clocks in the lender's zone show it, to the minute.
       * @example 2026-11-21T23:59
       */
      expires_local: string
    }
    /** @description A payment that is awaited or came. */
    Repayment: {
      /** @description Names it in calls. */
      repayment_id: components['schemas']['Id']
      /** @description The loan that is paid. */
      order_id: components['schemas']['Id']
      /** @description How it is paid. */
      method: components['schemas']['RepaymentMethod']
      /** @description What it is for. */
      purpose: components['schemas']['RepaymentPurpose']
      /** @description The extension that it buys; null for the other purposes. */
      extension_option_id: string | null
      /** @description What is to be paid. */
      amount: components['schemas']['Money']
      /** @description What became of it. */
      status: components['schemas']['RepaymentStatus']
      /** @description What has come for it so far, in one payment or several. */
      received: components['schemas']['Money']
      /** @description Where each hundredth of `received` went; null while nothing has come. */
      allocation: components['schemas']['Allocation'] | null
      /** @description How to pay. */
      instruction: components['schemas']['Instruction']
      /**
       * Format: date-time
       * @description When the payer paid, an instant in UTC; null while waiting.
       */
      paid_at: string | null
      /** @description The loan's state. */
      order_state: components['schemas']['OrderState']
    }
    /** @description A payment as it stands in a list. */
    RepaymentSummary: {
      /** @description Names it in calls. */
      repayment_id: components['schemas']['Id']
      /** @description The loan that it is for. */
      order_id: components['schemas']['Id']
      /** @description How it is or was paid. */
      method: components['schemas']['RepaymentMethod']
      /** @description What it is for. */
      purpose: components['schemas']['RepaymentPurpose']
      /** @description What came; what is awaited while nothing has come. */
      amount: components['schemas']['Money']
      /** @description What became of it. */
      status: components['schemas']['RepaymentStatus']
      /** @description When the instruction was made. */
      created_at: components['schemas']['Instant']
      /**
       * Format: date-time
       * @description When the payer paid, an instant in UTC; null while waiting.
       */
      paid_at: string | null
    }
    /** @description A page of payments. */
    RepaymentList: {
      /** @description Newest first. */
      repayments: components['schemas']['RepaymentSummary'][]
      /** @description Ask again with it for more; null at the end. */
      cursor: string | null
    }
    /** @description A payment that the lender has not matched, as the payer saw it. */
    SendVoucher: {
      /** @description The payment that it is about. */
      repayment_id: components['schemas']['Id']
      /** @description The stored picture of the voucher; its purpose is `repayment_voucher`. */
      file_id: components['schemas']['Id']
      /** @description The day on which the payer paid; it counts for interest and fees. */
      paid_on: components['schemas']['Day']
      /** @description What was paid. */
      amount: components['schemas']['Money']
    } & components['schemas']['CallerFields']
    /** @description The lender looks for the payment. */
    VoucherTaken: {
      /** @description The payment that it is about. */
      repayment_id: components['schemas']['Id']
      /** @description `reported`, or `paid` where it was found at once. */
      status: components['schemas']['RepaymentStatus']
      /** @description By then the payment is booked, or a message says that it was not found. */
      answer_by: components['schemas']['Instant']
    }
    /** @description The whole of what an extension means, before it is agreed to. */
    ExtensionOption: {
      /** @description Goes with the payment as `extension_option_id`. */
      option_id: components['schemas']['Id']
      /** @description Days by which the due date moves. */
      days: components['schemas']['Days']
      /** @description What is paid for it now; it lowers nothing that is owed. */
      cost: components['schemas']['Money']
      /** @description The new due date. */
      due_date: components['schemas']['Day']
      /** @description The annual percentage rate of the whole loan with this extension, in basis points. */
      apr: components['schemas']['AnnualRate']
      /** @description What stays owed, all of it due by the new date. */
      outstanding_after: components['schemas']['Money']
      /** @description Until then it can be paid for; afterwards the options are asked for again. */
      expires_at: components['schemas']['Instant']
    }
    /** @description How much more time a loan can have, and for what. */
    ExtensionOptions: {
      /** @description The loan that is extended. */
      order_id: components['schemas']['Id']
      /** @description Shortest first; empty where there are none. */
      options: components['schemas']['ExtensionOption'][]
    }
    /**
     * @description Smaller payments, another due date, no payments for a while, or something else.
     * @enum {string}
     */
    HelpWish: 'smaller_payments' | 'later_date' | 'pause' | 'other'
    /** @description What would make repaying possible. */
    AskForHelp: {
      /** @description The loan that is hard to repay. */
      order_id: components['schemas']['Id']
      /** @description Smaller payments, another due date, no payments for a while, or something else. */
      wish: components['schemas']['HelpWish']
      /** @description What the borrower can pay a month. */
      affordable_amount?: components['schemas']['Money']
      /** @description Anything else, in the borrower's words. */
      statement?: components['schemas']['Statement']
    } & components['schemas']['CallerFields']
    /** @description Who is signed in and where they stand. */
    AccountProfile: {
      /** @description The account. */
      user_id: components['schemas']['Id']
      /** @description Calling code of the phone. */
      phone_prefix: components['schemas']['PhonePrefix']
      /** @description The phone that signs in. */
      phone: components['schemas']['Phone']
      /** @description The borrower's name once it is known; else empty. */
      user_name: string
      /** @description The last four characters of the identity number, the others as `•`; null before it is known. */
      identity_number_masked: string | null
      /** @description The certification is completed and was evaluated. */
      is_verified: boolean
      /** @description When the account was made. */
      registered_at: components['schemas']['Instant']
      /** @description The most that may be borrowed, in hundredths of `currency`; null where no evaluation stands that granted one. */
      quota_amount: number | null
      /** @description The edition's currency. */
      currency: components['schemas']['Currency']
      /** @description The loan that is open by the guide's "An order's life"; null where there is none. One that was written off is not open. */
      open_order_id: string | null
      /** @description How many messages were not read. */
      unread_messages: number
    }
    /** @description Version of the text that was shown. */
    NoticeVersion: string
    /**
     * @description What is agreed to, each by itself: the privacy notice; the terms of use; identity, loan, payment and card checks with the receiving account; the position at locate-me. Then the contact list, the list of installed apps and the list of text messages, and reporting to an advertising partner where the borrower came from. A loan needs only the first three.
     * @enum {string}
     */
    ConsentPurpose:
      | 'privacy_notice'
      | 'terms_of_use'
      | 'account_checks'
      | 'location'
      | 'contacts_list'
      | 'apps_list'
      | 'messages_list'
      | 'attribution'
    /** @description One purpose and what was said to it. A consent that was withdrawn and given again is another record. */
    Consent: {
      /** @description Names the record. */
      consent_id: components['schemas']['Id']
      /** @description What is agreed to, each by itself: the privacy notice; the terms of use; identity, loan, payment and card checks with the receiving account; the position at locate-me. Then the contact list, the list of installed apps and the list of text messages, and reporting to an advertising partner where the borrower came from. A loan needs only the first three. */
      purpose: components['schemas']['ConsentPurpose']
      /** @description Version of the text that was shown. */
      notice_version: components['schemas']['NoticeVersion']
      /** @description When it was given. */
      agreed_at: components['schemas']['Instant']
      /**
       * Format: date-time
       * @description When it was withdrawn, an instant in UTC; null while it stands.
       */
      withdrawn_at: string | null
    }
    /** @description Every record that stands, and as many of the newest withdrawn ones as there is room for. */
    ConsentList: {
      /** @description The version of the notices that are in force: the one to give a consent for. */
      notice_version: components['schemas']['NoticeVersion']
      /** @description Newest first. */
      consents: components['schemas']['Consent'][]
    }
    /** @description A consent that is given or withdrawn. */
    SetConsent: {
      /** @description What is agreed to, each by itself: the privacy notice; the terms of use; identity, loan, payment and card checks with the receiving account; the position at locate-me. Then the contact list, the list of installed apps and the list of text messages, and reporting to an advertising partner where the borrower came from. A loan needs only the first three. */
      purpose: components['schemas']['ConsentPurpose']
      /** @description Of the text that was shown. A consent is given for the version in force alone, which `GET /v2/account/consent` tells (another is 422001 `choice`); it is withdrawn with any. */
      notice_version: components['schemas']['NoticeVersion']
      /** @description True gives the consent, false withdraws it. */
      granted: boolean
    } & components['schemas']['CallerFields']
    /**
     * @description Days for which a cancelled account is kept, counted from the day after the request in the lender's zone.
     * @constant
     */
    KeptDays: 15
    /** @description Whether the account can be cancelled now, and what would follow. */
    CancelCheck: {
      /** @description No order is unfinished. */
      can_cancel: boolean
      /** @description The orders that stand in the way, newest first: the open one, and those written off that are still owed. */
      unfinished_order_ids: components['schemas']['Id'][]
      /** @description Days for which a cancelled account is kept, counted from the day after the request in the lender's zone. */
      kept_days: components['schemas']['KeptDays']
      /** @description The last day on which a request of today could be withdrawn. */
      kept_until: components['schemas']['Day']
    }
    /** @description The borrower's last word. */
    CancelAccount: {
      /** @description The warnings were read and confirmed; anything but true is refused. */
      confirmed: boolean
      /** @description Why; nobody has to say. */
      reason?: components['schemas']['FreeText']
    } & components['schemas']['CallerFields']
    /** @description The account is on its way out. */
    Cancellation: {
      /** @description When it was asked for. */
      requested_at: components['schemas']['Instant']
      /** @description Days for which a cancelled account is kept, counted from the day after the request in the lender's zone. */
      kept_days: components['schemas']['KeptDays']
      /** @description The last day on which signing in withdraws the request. */
      kept_until: components['schemas']['Day']
    }
    /**
     * @description A payment is due soon or late; a payment came; a reported payment was not found; a loan moved on. Or the answer to a request for an easier plan, the answer to an objection, or something about the account itself.
     * @enum {string}
     */
    MessageKind:
      | 'payment_reminder'
      | 'payment_received'
      | 'payment_not_found'
      | 'loan_update'
      | 'help_answer'
      | 'objection_answer'
      | 'account_notice'
    /** @description Something that the lender wrote to the borrower. */
    InboxMessage: {
      /** @description Names it in calls. */
      message_id: components['schemas']['Id']
      /** @description A payment is due soon or late; a payment came; a reported payment was not found; a loan moved on. Or the answer to a request for an easier plan, the answer to an objection, or something about the account itself. */
      kind: components['schemas']['MessageKind']
      /** @description One line in the asked language. */
      title: string
      /** @description The message in the asked language. */
      text: string
      /** @description When it was sent. */
      sent_at: components['schemas']['Instant']
      /**
       * Format: date-time
       * @description When it was first read, an instant in UTC; null while it was not.
       */
      read_at: string | null
      /** @description The loan that it is about; null where it is about none. */
      order_id: string | null
      /** @description The request that it answers; null where it answers none. */
      case_id: string | null
    }
    /** @description A page of messages. */
    MessageList: {
      /** @description Newest first. */
      messages: components['schemas']['InboxMessage'][]
      /** @description How many were not read, on all pages. */
      unread: number
      /** @description Ask again with it for more; null at the end. */
      cursor: string | null
    }
    /** @description The messages that were read. */
    ReadMessages: {
      /** @description Which. */
      message_ids: components['schemas']['Id'][]
    } & components['schemas']['CallerFields']
    /** @description What is left to read. */
    MessagesRead: {
      /** @description How many were not read. */
      unread: number
    }
  }
  responses: {
    /** @description The request cannot be read, its signature is wrong or its timestamp is stale. */
    Malformed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 400001 | 400002 | 400003
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          data: components['schemas']['StaleTimestamp'] | null
        }
      }
    }
    /** @description The `app_id` is not one that this lender serves, or not that of the session's account. */
    NotServedHere: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 403001
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** @description The same call is being worked on. */
    KeyInFlight: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 409001
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** @description Larger than allowed. */
    TooLarge: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 413001
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          data: components['schemas']['SizeLimit'] | null
        }
      }
    }
    /** @description The `Content-Type` is not one that the operation takes, or the bytes are not what it says. */
    WrongContent: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 415001
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** @description Fields break rules, or the key was used with other fields. */
    Fields: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 422001 | 422002
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          data: components['schemas']['FieldFailures'] | null
        }
      }
    }
    /** @description This version of the app is too old. */
    VersionTooOld: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 426001
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description What to install. */
          data: components['schemas']['NewerVersion']
        }
      }
    }
    /** @description Codes are asked for too often, or calls come too often. */
    CodesTooOften: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 429001 | 429002 | 429003
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description How long to wait. */
          data: components['schemas']['Wait']
        }
      }
    }
    /** @description The server failed. No detail is given. */
    Internal: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 500001
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** @description The server cannot serve this now. */
    TryLater: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 503001
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** @description The code is wrong, used or too old. */
    WrongCode: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 401001 | 401002
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          data: components['schemas']['WrongCode'] | null
        }
      }
    }
    /** @description Too many wrong codes were tried, or calls come too often. */
    CodeLocked: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 429002 | 429003
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description How long to wait. */
          data: components['schemas']['Wait']
        }
      }
    }
    /** @description There is no session, the borrower may not do this, or the `app_id` is not served or not the session's. */
    SignedOut: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 403001 | 403100
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** @description Calls come too often. */
    TooManyRequests: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 429002
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description How long to wait. */
          data: components['schemas']['Wait']
        }
      }
    }
    /** @description There is no such thing, or it is somebody else's. */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 404001
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** @description The state does not allow this, or the same call is being worked on. */
    State: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 409001 | 409002
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          data: components['schemas']['StateConflict'] | null
        }
      }
    }
    /** @description The picture cannot be used. */
    PictureUnusable: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 422001 | 422003
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          data: components['schemas']['UnusablePicture'] | components['schemas']['FieldFailures']
        }
      }
    }
    /** @description The picture cannot be used, fields break rules, or the key was used with other fields. */
    PictureOrFields: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 422001 | 422002 | 422003
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          data:
            | components['schemas']['UnusablePicture']
            | components['schemas']['FieldFailures']
            | null
        }
      }
    }
    /** @description The key was used with other fields. */
    KeyReused: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 422002
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** @description The request cannot be read. It carries no common fields, so there is no signature to be wrong. */
    MalformedBytes: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 400001
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          /** @description No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** @description The state does not allow this. */
    StateUnkeyed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 409002
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          data: components['schemas']['StateConflict'] | null
        }
      }
    }
    /** @description A loan is open, the state does not allow this, or the same call is being worked on. */
    LoanOpen: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 409001 | 409002 | 409004
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          data: components['schemas']['StateConflict'] | null
        }
      }
    }
    /** @description Fields break rules. */
    FieldsUnkeyed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 422001
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          data: components['schemas']['FieldFailures'] | null
        }
      }
    }
    /** @description An order is unfinished, or the same call is being worked on. */
    UnfinishedOrders: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * @description One of the catalogue.
           * @enum {integer}
           */
          code: 409001 | 409003
          /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: components['schemas']['Message']
          data: components['schemas']['StateConflict'] | null
        }
      }
    }
  }
  parameters: {
    /** @description Milliseconds since 1970 as decimal digits. */
    timestamp: components['schemas']['Timestamp']
    /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
    country_language: components['schemas']['CountryLanguage']
    /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
    accept_language: string
    /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
    idempotency_key: string
    /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
    version: string
    /** @description What the page runs in. */
    platform: components['schemas']['Platform']
    /** @description Attribution id or empty. */
    appsflyer_id: string
    /** @description The wrapper's bundle id or empty. */
    bundle_id: string
    /** @description The edition. An account is edition and phone. */
    app_id: components['schemas']['AppId']
    /** @description The session's token; empty when signed out. */
    token: string
    /** @description The signature of the common fields; see "How to call it by hand". */
    sign: components['schemas']['Sign']
    /** @description The wrapper's package name or empty. */
    package_name: string
    /** @description Version of the page. */
    h5_version: string
    /** @description Where the borrower came from, where it is known. */
    channel: string
  }
  requestBodies: never
  headers: {
    /** @description The request's name in every log; give it when asking about a failure. */
    RequestId: string
    /** @description Seconds to wait before trying again. */
    RetryAfter: number
    /**
     * @description Bytes that the lender has from the start on without a gap.
     * @example 131072
     */
    UploadOffset: number
    /**
     * @description Bytes of the whole picture, as the ticket was asked for.
     * @example 183204
     */
    UploadLength: number
  }
  pathItems: never
}
export type $defs = Record<string, never>
/** Every operation of the description by its id. */
export interface operations {
  sendCode: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SendCode']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description How long the code is good for and when another may be asked for. */
            data: components['schemas']['CodeSent']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['NotServedHere']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['CodesTooOften']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  login: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Login']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The session and whose it is. */
            data: components['schemas']['LoginAnswer']
          }
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['WrongCode']
      403: components['responses']['NotServedHere']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['CodeLocked']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  logout: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CallerOnly']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The call succeeded and has no further data. */
            data: components['schemas']['Done']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  listSessions: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description Where this borrower is signed in. */
            data: components['schemas']['SessionList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  logoutSession: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EndSession']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description How many sessions are over. */
            data: components['schemas']['SessionsEnded']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  logoutEverywhere: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CallerOnly']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description How many sessions are over. */
            data: components['schemas']['SessionsEnded']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getAppConfig: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description One entry a key, in no order. */
            data: components['schemas']['AppConfig']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['NotServedHere']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  checkVersion: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description What to install. */
            data: components['schemas']['NewerVersion']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['NotServedHere']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getHome: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description Everything that home shows, for a visitor or a borrower. */
            data: components['schemas']['Home']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['NotServedHere']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  logEvent: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LogEvent']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The call succeeded and has no further data. */
            data: components['schemas']['Done']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['NotServedHere']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  uploadContacts: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EncryptedListBody']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The list was kept. */
            data: components['schemas']['ListTaken']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  uploadApps: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EncryptedListBody']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The list was kept. */
            data: components['schemas']['ListTaken']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  uploadMessages: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EncryptedListBody']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The list was kept. */
            data: components['schemas']['ListTaken']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  reportAppInfo: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportAppInfo']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The call succeeded and has no further data. */
            data: components['schemas']['Done']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['NotServedHere']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getQuestionnaire: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description What is asked, if anything is. */
            data: components['schemas']['Questionnaire']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  submitQuestionnaire: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SubmitQuestionnaire']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The answers were kept. */
            data: components['schemas']['QuestionnaireTaken']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getSteps: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The five steps and where to go on. */
            data: components['schemas']['StepList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getProfile: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description All that the lender knows so far; a part is null until it was saved. */
            data: components['schemas']['Profile']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  saveDraft: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveDraft']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The call succeeded and has no further data. */
            data: components['schemas']['Done']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  readIdentity: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description The stored picture of the document's front.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        front_file_id: components['schemas']['Id']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description What was read from the document; a proposal that the borrower confirms. Null where it could not be read. */
            data: components['schemas']['IdentityReading']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      422: components['responses']['PictureUnusable']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  saveIdentity: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveIdentity']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The five steps and where to go on. */
            data: components['schemas']['StepList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['PictureOrFields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  savePersonal: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SavePersonal']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The five steps and where to go on. */
            data: components['schemas']['StepList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  saveBasic: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveBasic']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The five steps and where to go on. */
            data: components['schemas']['StepList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  saveResidence: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveResidence']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The five steps and where to go on. */
            data: components['schemas']['StepList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  saveEmergency: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveEmergency']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The five steps and where to go on. */
            data: components['schemas']['StepList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  saveWork: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveWork']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The five steps and where to go on. */
            data: components['schemas']['StepList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  submitApplication: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Result of the device report, where there is one.
         * @example risk-7d1f0a9c
         */
        risk_token?: string
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description What the evaluation came to. */
            data: components['schemas']['Evaluation']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['State']
      422: components['responses']['KeyReused']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  listRegions: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description The region whose parts are asked for.
         * @example th-10
         */
        parent?: components['schemas']['Id']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The parts of one region. */
            data: components['schemas']['RegionList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getRegionAt: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Degrees north, WGS 84; four decimals are enough.
         * @example 13.7563
         */
        latitude: number
        /**
         * @description Degrees east, WGS 84; four decimals are enough.
         * @example 100.5018
         */
        longitude: number
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The province, city and district of a position; null where it is in none that is known. */
            data: components['schemas']['RegionAt']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  submitLiveness: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SubmitLiveness']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description What the check came to. */
            data: components['schemas']['LivenessResult']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  objectToRefusal: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ObjectToRefusal']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description A person looks at it. The answer comes as a message, at the latest at `answer_by`. */
            data: components['schemas']['AnswerPromise']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  createUploadTicket: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestTicket']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            data: components['schemas']['UploadTicket']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  uploadBytes: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The ticket.
         * @example tkt-4f0c2b7e9d1a
         */
        upload_id: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description The picture. */
    requestBody: {
      content: {
        'image/jpeg': string
        'image/png': string
        'image/webp': string
      }
    }
    responses: {
      /** @description Stored. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            data: components['schemas']['StoredFile']
          }
        }
      }
      400: components['responses']['MalformedBytes']
      404: components['responses']['NotFound']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['PictureUnusable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getUploadOffset: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The ticket.
         * @example tkt-4f0c2b7e9d1a
         */
        upload_id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ticket is good; the headers say how far it has got. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Upload-Offset': components['headers']['UploadOffset']
          'Upload-Length': components['headers']['UploadLength']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The ticket is not written like one (400001). */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description There is no such ticket, or it has ended (404001). */
      404: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Calls come too often (429002). */
      429: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Retry-After': components['headers']['RetryAfter']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The server failed (500001). */
      500: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The server cannot serve this now (503001). */
      503: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Retry-After': components['headers']['RetryAfter']
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  uploadPart: {
    parameters: {
      query?: never
      header: {
        /** @description Where the part begins, in bytes from the start of the picture. Missing or no whole number from 0 on: 400001. */
        'Upload-Offset': number
      }
      path: {
        /**
         * @description The ticket.
         * @example tkt-4f0c2b7e9d1a
         */
        upload_id: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description The part's bytes; empty only to ask for the outcome. */
    requestBody: {
      content: {
        'application/offset+octet-stream': string
      }
    }
    responses: {
      /** @description The part is kept; with the last one, the picture is stored. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description How far an upload in parts has got; the fields of the stored picture are null until the last part is judged. */
            data: components['schemas']['UploadProgress']
          }
        }
      }
      400: components['responses']['MalformedBytes']
      404: components['responses']['NotFound']
      /** @description The part does not begin where the lender's bytes end. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /**
             * @description One of the catalogue.
             * @enum {integer}
             */
            code: 409002
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description Where things stand and what can be done. */
            data: components['schemas']['StateConflict']
          }
        }
      }
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['PictureUnusable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getFile: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path: {
        /**
         * @description Which picture.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        file_id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'image/jpeg': string
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  listBanks: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description Banks and wallets of the edition. */
            data: components['schemas']['BankList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  listAccounts: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The borrower's accounts, the default first. */
            data: components['schemas']['AccountList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  addAccount: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveAccount']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The account that was added. */
            data: components['schemas']['AccountSaved']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  setDefaultAccount: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ChooseAccount']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The borrower's accounts, the default first. */
            data: components['schemas']['AccountList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  removeAccount: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ChooseAccount']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The borrower's accounts, the default first. */
            data: components['schemas']['AccountList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  listProducts: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The quota and what may be borrowed within it. */
            data: components['schemas']['ProductList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['StateUnkeyed']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  createQuote: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestQuote']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The whole cost, fixed until `expires_at`. */
            data: components['schemas']['Quote']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getAgreement: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description The quote to be agreed to.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        quote_id: components['schemas']['Id']
        /**
         * @description Where the money would go.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        account_id: components['schemas']['Id']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The agreement as the borrower reads it. */
            data: components['schemas']['Agreement']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['StateUnkeyed']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  applyForLoan: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Apply']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The new order. */
            data: components['schemas']['Applied']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['LoanOpen']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  abandonLoan: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AbandonLoan']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The loan has ended. */
            data: components['schemas']['LoanEnded']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  returnLoan: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReturnLoan']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description What ends the loan, and until when. The day on which the payer paid counts. */
            data: components['schemas']['LoanReturn']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  listOrders: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Where to go on; from the answer before.
         * @example b3JkZXI6MDE5MmYwYzE
         */
        cursor?: string
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description One page of the borrower's loans. */
            data: components['schemas']['OrderList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getOrder: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: components['schemas']['Id']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description One loan with its figures of today. */
            data: components['schemas']['Order']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getOrderDocument: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: components['schemas']['Id']
        /**
         * @description Which paper.
         * @example contract
         */
        kind: components['schemas']['DocumentKind']
        /**
         * @description Which payment, of a `receipt`; without it the latest one.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        repayment_id?: components['schemas']['Id']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The paper as PDF, raw bytes without an envelope. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/pdf': components['schemas']['PdfBytes']
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['StateUnkeyed']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getOrderPack: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: components['schemas']['Id']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The archive, raw bytes without an envelope. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/zip': components['schemas']['ZipBytes']
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getSigningContract: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: components['schemas']['Id']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description Where the contract is signed. */
            data: components['schemas']['SigningLink']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['StateUnkeyed']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getSigningStatus: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: components['schemas']['Id']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description How far the signing is. */
            data: components['schemas']['SigningStatus']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  listRepaymentMethods: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: components['schemas']['Id']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description Methods for this order. */
            data: components['schemas']['MethodList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['StateUnkeyed']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  previewRepayment: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: components['schemas']['Id']
        /**
         * @description The sum, in hundredths of the loan's currency; without it what ends the loan on that day.
         * @example 500000
         */
        amount?: number
        /**
         * @description The day on which it is paid; without it today.
         * @example 2026-11-21
         */
        day?: components['schemas']['Day']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description What a payment of that sum on that day would change. The books hold just this after it, where nothing else happens before. */
            data: components['schemas']['Preview']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['StateUnkeyed']
      422: components['responses']['FieldsUnkeyed']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  createRepayment: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateRepayment']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description A payment that is awaited or came. */
            data: components['schemas']['Repayment']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getRepayment: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Which payment.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        repayment_id: components['schemas']['Id']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description A payment that is awaited or came. */
            data: components['schemas']['Repayment']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  listRepayments: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Which loan; without it all of them.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id?: components['schemas']['Id']
        /**
         * @description Where to go on; from the answer before.
         * @example b3JkZXI6MDE5MmYwYzE
         */
        cursor?: string
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description A page of payments. */
            data: components['schemas']['RepaymentList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  sendVoucher: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SendVoucher']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The lender looks for the payment. */
            data: components['schemas']['VoucherTaken']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  listExtensionOptions: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: components['schemas']['Id']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description How much more time a loan can have, and for what. */
            data: components['schemas']['ExtensionOptions']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['StateUnkeyed']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  askForHelp: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AskForHelp']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description A person looks at it. The answer comes as a message, at the latest at `answer_by`. */
            data: components['schemas']['AnswerPromise']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  getAccount: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description Who is signed in and where they stand. */
            data: components['schemas']['AccountProfile']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  listConsents: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description Every record that stands, and as many of the newest withdrawn ones as there is room for. */
            data: components['schemas']['ConsentList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  setConsent: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SetConsent']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description One purpose and what was said to it. A consent that was withdrawn and given again is another record. */
            data: components['schemas']['Consent']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['State']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  exportData: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The archive, raw bytes without an envelope. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/zip': components['schemas']['ZipBytes']
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  checkCancellation: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description Whether the account can be cancelled now, and what would follow. */
            data: components['schemas']['CancelCheck']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  cancelAccount: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelAccount']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description The account is on its way out. */
            data: components['schemas']['Cancellation']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      409: components['responses']['UnfinishedOrders']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  listMessages: {
    parameters: {
      query: {
        /** @description Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** @description What the page runs in. */
        platform: components['parameters']['platform']
        /** @description Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** @description The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** @description The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** @description The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** @description The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** @description The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** @description Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** @description Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * @description Where to go on; from the answer before.
         * @example b3JkZXI6MDE5MmYwYzE
         */
        cursor?: string
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description A page of messages. */
            data: components['schemas']['MessageList']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
  readMessages: {
    parameters: {
      query: {
        /** @description Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** @description Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** @description One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** @description Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReadMessages']
      }
    }
    responses: {
      /** @description Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description The call did what it is for. Every other code is a failure of the catalogue. */
            code: components['schemas']['SuccessCode']
            /** @description A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: components['schemas']['Message']
            /** @description What is left to read. */
            data: components['schemas']['MessagesRead']
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['SignedOut']
      404: components['responses']['NotFound']
      409: components['responses']['KeyInFlight']
      413: components['responses']['TooLarge']
      415: components['responses']['WrongContent']
      422: components['responses']['Fields']
      426: components['responses']['VersionTooOld']
      429: components['responses']['TooManyRequests']
      500: components['responses']['Internal']
      503: components['responses']['TryLater']
    }
  }
}
