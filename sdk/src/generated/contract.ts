// Generated from openapi/ by `npm run generate`. Not to be edited.
/** Milliseconds since 1970 as decimal digits. */
export type Timestamp = string
/**
 * Country and language in the old spelling.
 * @enum {string}
 */
export type CountryLanguage = 'th' | 'mexico' | 'pak' | 'es' | 'eg' | 'zh'
/**
 * What the page runs in.
 * @enum {string}
 */
export type Platform = 'android' | 'ios' | 'web'
/**
 * The edition. An account is edition and phone.
 * @enum {string}
 */
export type AppId = 'paso-th' | 'paso-mx' | 'paso-pk' | 'paso-eg' | 'paso-generic'
/** The signature of the common fields; see "How to call it by hand". */
export type Sign = string
/** The common fields of every call that has a JSON body. No operation uses these names for anything else. */
export type CallerFields = {
  /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
  version: string
  /** What the page runs in. */
  platform: Platform
  /** Attribution id or empty. */
  appsflyer_id: string
  /** The wrapper's bundle id or empty. */
  bundle_id: string
  /** The edition. An account is edition and phone. */
  app_id: AppId
  /** The session's token; empty when signed out. */
  token: string
  /** Milliseconds since 1970 as decimal digits. */
  timestamp: Timestamp
  /** The signature of the common fields; see "How to call it by hand". */
  sign: Sign
  /** The wrapper's package name or empty. */
  package_name: string
  /** Version of the page. */
  h5_version: string
  /** Where the borrower came from, where it is known. */
  channel?: string
}
/**
 * The country's calling code.
 * @enum {string}
 */
export type PhonePrefix = '+66' | '+52' | '+92' | '+20'
/** National digits without calling code and without a trunk zero. */
export type Phone = string
/** Random name of the device, made at first start. */
export type DeviceUuid = string
/** The phone that gets the code. */
export type SendCode = {
  /** The country's calling code. */
  phone_prefix: PhonePrefix
  /** National digits of the phone that gets the code. */
  phone: Phone
  /** Random name of the device, made at first start. */
  uuid: DeviceUuid
} & CallerFields
/**
 * The call did what it is for. Every other code is a failure of the catalogue.
 * @constant
 */
export type SuccessCode = 200
/** A sentence for people in the language asked for; may be empty. Never to be compared with. */
export type Message = string
/** How long the code is good for and when another may be asked for. */
export type CodeSent = {
  /** Seconds the code is good for. */
  expires_in: number
  /** Seconds until another code may be asked for. */
  resend_in: number
}
/**
 * Format: date-time
 * An instant in UTC, ISO 8601 with milliseconds.
 * @example 2026-12-03T04:05:06.000Z
 */
export type Instant = string
/** The right time. */
export type StaleTimestamp = {
  /** The server's time when it answered. */
  server_time: Instant
}
/** The limit that was passed. */
export type SizeLimit = {
  /** The most that is taken. */
  max_bytes: number
}
/**
 * The rule that is broken. Client and lender share the list; the guide says under "Rules of fields" when each is broken and what its `params` are.
 * @enum {string}
 */
export type RuleName =
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
  | 'holder_differs'
  | 'same_phone'
  | 'too_few'
  | 'too_many'
  | 'agree'
/** One entry a field, with the first rule that it breaks, in the order of the fields. */
export type FieldFailures = {
  /** Name of the field as the body has it; parts of lists as `contacts.0.phone`. */
  field: string
  /** The rule that is broken. Client and lender share the list; the guide says under "Rules of fields" when each is broken and what its `params` are. */
  rule: RuleName
  /** Figures of the rule by name, each a whole number or a text, such as `{ min: 8, max: 9 }`; which a rule has stands in the guide, often none. */
  params: {
    [key: string]: string | number
  }
}[]
/** What to install. */
export type NewerVersion = {
  /** The newest version. */
  version: string
  /** Where it is. */
  download_url: string
  /** The oldest that still works. */
  minimum_version: string
}
/** How long to wait. */
export type Wait = {
  /** Seconds to wait. */
  seconds: number
}
/** The phone and the code that came to it. */
export type Login = {
  /** The country's calling code. */
  phone_prefix: PhonePrefix
  /** National digits without calling code and without a trunk zero. */
  phone: Phone
  /** The six digits that came by text message. */
  code: string
  /** Random name of the device, made at first start. */
  uuid: DeviceUuid
  /** The last four signs of the account's identity number, where 403003 asked for them; left out otherwise. */
  identity_tail?: string
} & CallerFields
/** An opaque identifier. */
export type Id = string
/**
 * The page of the app that comes next for this borrower. A page that a client does not have leads to the nearest that it has. The guide says under "What comes next" which facts lead to which.
 * @enum {string}
 */
export type Next =
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
/** The session and whose it is. */
export type LoginAnswer = {
  /** The borrower; the same for the same phone and edition. */
  user_id: Id
  /** The session's token. */
  token: string
  /** The borrower's name once it is known; else empty. */
  user_name: string
  /** When the session ends at the latest: 30 days after it began. One that is not used ends earlier. */
  expires_at: Instant
  /** The account was to be cancelled, and this sign-in withdrew that. */
  cancellation_withdrawn: boolean
  /** Where this borrower goes on. */
  next: Next
}
/** How often it may be tried again. */
export type WrongCode = {
  /** Wrong tries left before the phone is locked for 15 minutes; 0 says that it is locked now. */
  tries_left: number
}
/** How often it may be tried again. */
export type IdentityTries = {
  /** Wrong answers left; 0 says that only the support line helps. */
  tries_left: number
}
/** Nothing but the common fields. */
export type CallerOnly = CallerFields
/** The call succeeded and has no further data. */
export type Done = {
  /** @constant */
  done: true
}
/** A session and the device that it was started on. */
export type SignedInDevice = {
  /** Names it in calls. */
  session_id: Id
  /** What it runs in. */
  platform: Platform
  /** Brand and model as the device reported them; null where it reported none. */
  device_name: string | null
  /** When it was signed in. */
  started_at: Instant
  /** When it ends by itself. */
  expires_at: Instant
  /** The session that asks. */
  is_current: boolean
}
/** Where this borrower is signed in. */
export type SessionList = {
  /** Every session that has not ended, newest first. */
  sessions: SignedInDevice[]
}
/** Which session ends. */
export type EndSession = {
  /** Names the session in calls. */
  session_id: Id
} & CallerFields
/** How many sessions are over. */
export type SessionsEnded = {
  /** How many sessions this call ended. */
  ended: number
}
/**
 * `liveness_V3` `1`: liveness is checked by the wrapper. Otherwise `liveness` `1`: by the web hand-off; `2`: by the wrapper. `adai_key` and `adai_secret` start the wrapper's liveness vendor. `hAppId`, `hAppKey` and `hAppUrl` (https, or a path of the page's own origin) are the web hand-off; the guide says how it goes and comes back. `af_devkey` and `appid` start attribution, `fb_appid` and `fb_token` the second one, both only with the borrower's consent. `market` names the store of the update link. `uploadInformation` names the lists that may be asked for, `contacts`, `apps` and `messages`, separated by commas; empty: none. `support_phone` (as it is dialled from abroad), `support_hours` (days, hours and IANA zone, as `Mo-Fr 09:00-18:00 Asia/Bangkok`), `support_email` and `support_address` say whom a borrower asks; `regulator_name` and `regulator_url` (https) where one complains about the lender, in the language of the call. `sign_app_url` is where the signing app is had, and `sign_app_name` what it is called there and on the phone. `bundle_url` (https), `bundle_sha256` (lower-case hexadecimal of its bytes) and `bundle_version` are a newer bundle of the page for a wrapper; one without the other two counts for nothing.
 * @enum {string}
 */
export type ConfigKey =
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
  | 'sign_app_name'
  | 'bundle_url'
  | 'bundle_sha256'
  | 'bundle_version'
/** One key and its value. */
export type ConfigEntry = {
  /** `liveness_V3` `1`: liveness is checked by the wrapper. Otherwise `liveness` `1`: by the web hand-off; `2`: by the wrapper. `adai_key` and `adai_secret` start the wrapper's liveness vendor. `hAppId`, `hAppKey` and `hAppUrl` (https, or a path of the page's own origin) are the web hand-off; the guide says how it goes and comes back. `af_devkey` and `appid` start attribution, `fb_appid` and `fb_token` the second one, both only with the borrower's consent. `market` names the store of the update link. `uploadInformation` names the lists that may be asked for, `contacts`, `apps` and `messages`, separated by commas; empty: none. `support_phone` (as it is dialled from abroad), `support_hours` (days, hours and IANA zone, as `Mo-Fr 09:00-18:00 Asia/Bangkok`), `support_email` and `support_address` say whom a borrower asks; `regulator_name` and `regulator_url` (https) where one complains about the lender, in the language of the call. `sign_app_url` is where the signing app is had, and `sign_app_name` what it is called there and on the phone. `bundle_url` (https), `bundle_sha256` (lower-case hexadecimal of its bytes) and `bundle_version` are a newer bundle of the page for a wrapper; one without the other two counts for nothing. */
  key: ConfigKey
  /** The value as text; what it may be stands at the key. */
  value: string
}
/** One entry a key, in no order. */
export type AppConfig = ConfigEntry[]
/**
 * ISO 4217 code of the lender's country.
 * @enum {string}
 */
export type Currency = 'THB' | 'MXN' | 'PKR' | 'EGP'
/** A sum in whole hundredths of the currency. */
export type Money = {
  /** Hundredths of the currency; 1050 THB is 10.50 baht. */
  amount: number
  /** ISO 4217 code of the lender's country. */
  currency: Currency
}
/** Whole days. */
export type Days = number
/** Basis points a year; 2280 is 22.8 %. */
export type AnnualRate = number
/** The range of the products; every figure is computed from them. The rates are over every sum on its step and every length. */
export type Offer = {
  /** The least that can be borrowed. */
  min_amount: Money
  /** The most that can be borrowed. */
  max_amount: Money
  /** The shortest loan, in days. */
  min_days: Days
  /** The longest loan, in days. */
  max_days: Days
  /** The lowest annual rate with all fees of any sum and length on offer, in basis points; 2170 is 21.7 %. */
  min_apr: AnnualRate
  /** The highest annual rate with all fees of any sum and length on offer, in basis points. */
  max_apr: AnnualRate
}
/**
 * Format: date
 * A calendar date in the lender's zone, Gregorian.
 * @example 2026-12-03
 */
export type Day = string
/** One payment of the schedule. */
export type Instalment = {
  /** Which payment, from 1. */
  number: number
  /** The last day on which it is on time. */
  due_date: Day
  /** The day up to which the schedule counts interest: `due_date` where that was not moved. */
  agreed_date: Day
  /** Why `due_date` is later than `agreed_date`, at no cost to who pays by then: to lie after the borrower's pay day, to be a business day. Empty where it is not. */
  moved_for: ('pay_day' | 'banks_closed')[]
  /** How much of the principal it pays back. */
  principal: Money
  /** How much of it is interest. */
  interest: Money
  /** How much of it is fees. */
  service_fee: Money
  /** What is paid on that day. */
  total: Money
}
/** The whole cost of a loan. */
export type Cost = {
  /** What is borrowed. */
  principal: Money
  /** What reaches the account. */
  received: Money
  /** Interest over the whole loan. */
  interest: Money
  /** All fees over the whole loan, with what was paid for extensions. */
  service_fee: Money
  /** What is paid back in all: `principal`, `interest` and `service_fee` together. */
  total: Money
  /** Late fees charged so far, beside `total`, which was agreed to; 0 before the loan. */
  late_fee: Money
  /** Interest of the days after the agreed days of payments so far, beside `total` too. */
  late_interest: Money
  /** From the payout to the last payment, in days. */
  days: Days
  /** Interest and fees divided by the days, rounded up. */
  cost_per_day: Money
  /** The interest alone, simple and by the day, in basis points a year of 365 days. */
  annual_interest: AnnualRate
  /** The effective annual rate with all fees, rounded to a tenth of a percent, in basis points: a multiple of 10. */
  apr: AnnualRate
  /** The effective annual rate that no payoff passes, however early, in basis points; null in a loan that was agreed to without one. */
  highest_apr: AnnualRate | null
  /** The payments in their order. They add up to `total` without what was paid for extensions, which was due with none of them. */
  schedule: Instalment[]
}
/** One worked example, computed from a product that is on offer. */
export type CostExample = {
  /** Its whole cost. */
  cost: Cost
}
/** The lender's licence; null where there is none, and then the page says so. */
export type Licence = {
  /** Name of the licence. */
  name: string
  /** Its number. */
  number: string
  /** Who issued it. */
  issuer: string
} | null
/**
 * Class of the reason; the app says it in the borrower's words. `details_not_confirmed`: a person at the lender looked at pictures and details and could not confirm them. `too_little_left`: by the answers of the questionnaire.
 * @enum {string}
 */
export type RefusalReason =
  | 'income_too_low'
  | 'too_little_left'
  | 'too_young'
  | 'details_not_confirmed'
  | 'record_of_late_payment'
/**
 * What would make another answer likely: a higher income than was stated, lower monthly costs than were stated, nothing but time, details that were confirmed, loans repaid in time.
 * @enum {string}
 */
export type WouldHelp =
  | 'higher_income'
  | 'lower_costs'
  | 'waiting'
  | 'confirming_details'
  | 'paying_on_time'
/** Why not, what would help and from when to try again; null where nothing was refused. */
export type Refusal = {
  /** Class of the reason; the app says it in the borrower's words. `details_not_confirmed`: a person at the lender looked at pictures and details and could not confirm them. `too_little_left`: by the answers of the questionnaire. */
  reason: RefusalReason
  /** What would make another answer likely: a higher income than was stated, lower monthly costs than were stated, nothing but time, details that were confirmed, loans repaid in time. */
  would_help: WouldHelp
  /** From this day on one may apply again. */
  apply_again_on: Day
} | null
/**
 * The life of an order; the guide says what leads where. From `signed` the money comes within 12 hours.
 * @enum {string}
 */
export type OrderState =
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
/** A loan in a few figures. */
export type OrderSummary = {
  /** Names the order in calls. */
  order_id: Id
  /** The number that people read out. */
  order_number: string
  /** Where it stands. */
  state: OrderState
  /** What was borrowed. */
  principal: Money
  /** What is paid back in all, with what was paid for extensions. */
  total: Money
  /** What is still to be paid by the schedule, late fees with it. 0 before the payout, after one that failed, and after the end: it is owed in `disbursed`, `overdue` and `written_off` alone. */
  outstanding: Money
  /** Day of the next payment; null before the payout and after the end. */
  due_date: Day | null
  /** Whole days until `due_date`, below zero when late. */
  days_left: number | null
  /** Length of the loan in days. */
  days: Days
  /** When it was applied for. */
  applied_at: Instant
}
/** Everything that home shows, for a visitor or a borrower. */
export type Home = {
  /** The range of the products; every figure is computed from them. The rates are over every sum on its step and every length. */
  offer: Offer
  /** One worked example, computed from a product that is on offer. */
  example: CostExample
  /** The lender's licence; null where there is none, and then the page says so. */
  licence: Licence
  /** What this borrower may borrow; null for a visitor and where no evaluation stands that granted a quota. */
  quota: Money | null
  /** Why there is no quota, until the day from which one may apply again; null otherwise, and for a visitor. */
  refusal: Refusal
  /** The open loan, or the latest one; null where there is none. */
  order: OrderSummary | null
  /** Where this borrower goes on; null for a visitor. */
  next: Next | null
}
/** One event. */
export type LogEvent = {
  /**
   * Always `POST`; old servers read it.
   * @constant
   */
  method: 'POST'
  /** What happened, such as `js_exception`. */
  event_name: string
  /** What belongs to it, plain text or JSON as text; may be empty. */
  event_value: string
  /** Names the event; made by the caller, once an event. */
  event_id: Id
  /** The borrower as the device knows them. The session says who it is; this proves nothing. */
  user_id?: Id
  /** Random name of the device, made at first start. */
  uuid: DeviceUuid
} & CallerFields
/** A list of the device, encrypted. */
export type EncryptedListBody = {
  /** A JSON list of at most 10,000 entries as UTF-8, encrypted with AES in ECB mode with PKCS7 padding, in base64. The key is 16, 24 or 32 bytes which client and server are configured with. Equal blocks show as equal: this hides little. `installed_at` and `date` are instants; `type` is `received` or `sent`. */
  data: string
} & CallerFields
/** The list was kept. */
export type ListTaken = {
  /** How many entries were kept. */
  entries: number
}
/**
 * How the device was connected when the facts were taken.
 * @enum {string}
 */
export type NetworkType = 'wifi' | 'mobile' | 'other' | 'offline'
/** What the device reports about itself. */
export type ReportAppInfo = {
  /** Random name of the device, made at first start. */
  uuid: DeviceUuid
  /** Version of the wrapper as it names itself. */
  app_version?: string
  /** Version of the operating system, or the name of the browser. */
  os_version?: string
  /** Who made the device. */
  device_brand?: string
  /** Its model. */
  device_model?: string
  /** Physical pixels. */
  screen_width?: number
  /** Physical pixels. */
  screen_height?: number
  /** Language tag that the device is set to. */
  system_language?: string
  /** IANA name of the zone that the device is set to. */
  time_zone?: string
  /** How the device was connected when the facts were taken. */
  network_type?: NetworkType
} & CallerFields
/**
 * One option, any number of options, or a sum of money a month.
 * @enum {string}
 */
export type QuestionKind = 'single_choice' | 'multiple_choice' | 'amount'
/** One answer that can be chosen. */
export type QuestionOption = {
  /** Names the option. */
  option_id: Id
  /** The option in the asked language. */
  text: string
}
/** One question. */
export type Question = {
  /** Names the question. */
  question_id: Id
  /** One option, any number of options, or a sum of money a month. */
  kind: QuestionKind
  /** The question in the asked language. */
  text: string
  /** It cannot be left out. */
  is_required: boolean
  /** ISO 4217 code of an `amount` question; null for the other kinds. */
  currency: string | null
  /** What can be chosen; empty for an `amount` question. */
  options: QuestionOption[]
}
/** What is asked, if anything is. */
export type Questionnaire = {
  /** The borrower must answer it before products are shown. */
  is_due: boolean
  /** Goes back with the answers; null when none is due. */
  questionnaire_id: string | null
  /** Why it is asked, in the asked language; empty when none is due. */
  reason: string
  /** In their order; empty when none is due. */
  questions: Question[]
}
/** `option_ids` for a choice, `amount` for a sum; the other is left out. */
export type QuestionAnswer = {
  /** Names the question. */
  question_id: Id
  /** What was chosen; exactly one of a single choice. */
  option_ids?: Id[]
  /** The sum of an `amount` question, a month. */
  amount?: Money
}
/** The answers. */
export type SubmitQuestionnaire = {
  /** The questionnaire that is answered. */
  questionnaire_id: Id
  /** One entry a question that was answered. */
  answers: QuestionAnswer[]
} & CallerFields
/** The answers were kept. */
export type QuestionnaireTaken = {
  /** When the answers were kept. */
  answered_at: Instant
  /** Where the borrower goes on. */
  next: Next
}
/** Where things stand and what can be done. */
export type StateConflict = {
  /** State of the order, the code of the first open step, or a word of its own: the guide lists them under "When the state does not allow it". */
  state: string
  /** What is possible from here: states that may follow, pages that may be saved, or what to call first. May be empty. */
  allowed: string[]
  /** Where to go on; null where it is not the borrower who goes on (an upload). */
  next: Next | null
}
/**
 * A certification step, in the order of this list.
 * @enum {string}
 */
export type StepCode = 'idnumber' | 'personal_before' | 'personalinfo' | 'emergency' | 'jobinfo'
/**
 * 0 start, 1 in progress, 2 completed; 10 on `idnumber` only: documents received, the details read from them still to be confirmed.
 * @enum {integer}
 */
export type StepStatus = 0 | 1 | 2 | 10
/** One step and how far it is. */
export type Step = {
  /** A certification step, in the order of this list. */
  code: StepCode
  /** 0 start, 1 in progress, 2 completed; 10 on `idnumber` only: documents received, the details read from them still to be confirmed. */
  status: StepStatus
}
/** The five steps and where to go on. */
export type StepList = {
  /** Every step in its order. */
  steps: Step[]
  /** The first page that is open, or what comes after them. */
  next: Next
}
/**
 * Third gender in Thailand and Pakistan, and for the X of a CURP in Mexico.
 * @enum {string}
 */
export type Gender = 'male' | 'female' | 'third_gender'
/** What was read from the document; a proposal that the borrower confirms. Null where it could not be read. */
export type IdentityReading = {
  /** The document's number. */
  identity_number: string | null
  /** Given name. */
  given_name: string | null
  /** Further given names, where the edition asks for them apart. */
  second_name?: string | null
  /** Family name. */
  family_name: string | null
  /** Second family name, where the edition has one. */
  second_family_name?: string | null
  /** The name as one line. */
  full_name: string | null
  /** Date of birth. */
  birth_date: Day | null
  /** Gender where the document shows it. */
  gender: Gender | null
}
/** The name has the parts that the edition asks for. */
export type PersonalDetails = {
  /** Given name (Thailand and Mexico). */
  given_name?: string
  /** Second given name (Mexico). */
  second_name?: string
  /** Family name (Thailand and Mexico). */
  family_name?: string
  /** Second family name (Mexico); left out by who has one. */
  second_family_name?: string
  /** Nickname (Thailand). */
  nickname?: string
  /** The whole name (Pakistan, Egypt, generic). */
  full_name?: string
  /** The number of the identity document, capitals and digits. */
  identity_number: string
  /** Date of birth; at least 18 years ago. */
  birth_date: Day
  /** Third gender in Thailand and Pakistan, and for the X of a CURP in Mexico. */
  gender: Gender
}
/**
 * An edition offers a part of these. `secondary_school` lies between `junior_high_and_below` and `high_school`: upper secondary without its end, or a certificate of its own, such as Matric in Pakistan and the technical diploma in Egypt.
 * @enum {string}
 */
export type Education =
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
 * An edition offers a part of these.
 * @enum {string}
 */
export type MaritalStatus = 'married' | 'unmarried' | 'single' | 'divorced' | 'widowed'
/**
 * How many children.
 * @enum {string}
 */
export type Children = '0' | '1' | '2' | '3' | '4' | '5' | 'more'
/**
 * What the money is for; `other` is said in `loan_purpose_other`.
 * @enum {string}
 */
export type LoanPurpose = 'daily_use' | 'health' | 'repair' | 'investment' | 'tuition' | 'other'
/** Text as a person typed it, without characters that nobody sees. */
export type FreeText = string
/** The basic page. */
export type BasicDetails = {
  /** Electronic mail address. */
  email?: string
  /** An edition offers a part of these. `secondary_school` lies between `junior_high_and_below` and `high_school`: upper secondary without its end, or a certificate of its own, such as Matric in Pakistan and the technical diploma in Egypt. */
  education: Education
  /** An edition offers a part of these. */
  marital_status: MaritalStatus
  /** How many children. */
  children: Children
  /** What the money is for; `other` is said in `loan_purpose_other`. */
  loan_purpose: LoanPurpose
  /** Said where `loan_purpose` is `other`. */
  loan_purpose_other?: FreeText
}
/**
 * Own property, rented, other.
 * @enum {string}
 */
export type ResidenceType = 'own' | 'lease' | 'other'
/**
 * How long the borrower has lived there.
 * @enum {string}
 */
export type ResidenceLength = 'months_3' | 'months_6' | 'year_1' | 'years_2' | 'more'
/** The residence page; the regions come from `GET /v2/verify/regions`. */
export type ResidenceDetails = {
  /** Its `region_id`. */
  province: Id
  /** Its `region_id`; `other` where the province's list does not have it. */
  city: Id
  /** Its `region_id`; `other` where the city's list does not have it, and with a city that is `other`. */
  district: Id
  /** What the place is called whose `district` is `other`, in the borrower's words. */
  place_other?: string
  /** Street, house and what else finds it. */
  detailed_address: string
  /** The family lives at the same address. */
  family_address_same: boolean
  /** Where the family lives, if elsewhere. */
  family_address?: FreeText
  /** Own property, rented, other. */
  residence_type: ResidenceType
  /** How long the borrower has lived there. */
  residence_length: ResidenceLength
}
/**
 * An edition and a group offer a part of these.
 * @enum {string}
 */
export type Relation =
  | 'father'
  | 'mother'
  | 'spouse'
  | 'sibling'
  | 'friend'
  | 'siblings'
  | 'friends'
  | 'partner'
/** A person who may be called when the borrower cannot be reached. */
export type EmergencyContact = {
  /**
   * Which of the two groups.
   * @enum {string}
   */
  kind: 'direct_relative' | 'emergency_contact'
  /** An edition and a group offer a part of these. */
  relation: Relation
  /** The person's name. */
  name: string
  /** Calling code of the person's phone. */
  phone_prefix: PhonePrefix
  /** National digits of the person's phone. */
  phone: Phone
}
/** The contacts page. */
export type EmergencyDetails = {
  /** Direct relatives first. */
  contacts: EmergencyContact[]
}
/**
 * An edition offers a part of these.
 * @enum {string}
 */
export type WorkType =
  | 'salaried'
  | 'self_employer'
  | 'student'
  | 'others'
  | 'employee'
  | 'self_employed'
/**
 * An edition offers a part of these.
 * @enum {string}
 */
export type Occupation =
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
 * Income a month in whole units of the currency; an edition offers a part of these.
 * @enum {string}
 */
export type IncomeBand =
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
 * Day of the month; a weekday where pay comes by the week (`weekly`), daily or every two weeks (`daily_or_fortnightly`).
 * @enum {string}
 */
export type PayDay =
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
 * The first three in Thailand, the others elsewhere.
 * @enum {string}
 */
export type PayMethod =
  | 'bank_transfer'
  | 'cash'
  | 'other'
  | 'weekly'
  | 'daily_or_fortnightly'
  | 'monthly'
  | 'semi_monthly'
/** The work page. */
export type WorkDetails = {
  /** An edition offers a part of these. */
  work_type: WorkType
  /** An edition offers a part of these. */
  occupation: Occupation
  /** Income a month in whole units of the currency; an edition offers a part of these. */
  income_band: IncomeBand
  /** Day of the month; a weekday where pay comes by the week (`weekly`), daily or every two weeks (`daily_or_fortnightly`). */
  pay_day: PayDay
  /** The first three in Thailand, the others elsewhere. */
  pay_method: PayMethod
  /** The employer's name. */
  company_name?: FreeText
  /** Digits of the employer's phone. */
  company_phone?: string
  /** The employer's address. */
  company_address?: FreeText
  /** Stored picture of a payslip or certificate. */
  certificate_file_id: Id
  /**
   * How the borrower gets about (Thailand).
   * @enum {string}
   */
  transport_type?: 'private' | 'public'
  /**
   * The first four are private.
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
  /** Of a private motorbike, car or truck. */
  licence_plate?: string
}
/**
 * A page of the certification.
 * @enum {string}
 */
export type FormPage = 'identity' | 'personal' | 'basic' | 'location' | 'emergency' | 'work'
/** What was typed so far, a text a field, checked by nobody. */
export type DraftFields = {
  [key: string]: string
}
/** All that the lender knows so far; a part is null until it was saved. */
export type Profile = {
  /** The country's calling code. */
  phone_prefix: PhonePrefix
  /** National digits without calling code and without a trunk zero. */
  phone: Phone
  reading: IdentityReading | null
  personal: PersonalDetails | null
  basic: BasicDetails | null
  residence: ResidenceDetails | null
  emergency: EmergencyDetails | null
  work: WorkDetails | null
  /** Half-filled pages by the page's name. */
  drafts: {
    [key: string]: DraftFields
  }
}
/** A page as far as it is filled in. */
export type SaveDraft = {
  /** Which page. */
  page: FormPage
  /** What was typed so far, a text a field, checked by nobody. */
  fields: DraftFields
} & CallerFields
/** Why the picture cannot be used. */
export type UnusablePicture = {
  /** What is wrong with it. */
  reasons: ('blurred' | 'cut_off' | 'glare' | 'not_a_document')[]
}
/** The three stored pictures. */
export type SaveIdentity = {
  /** The front of the document. */
  front_file_id: Id
  /** The back of the document. */
  back_file_id: Id
  /** The borrower holding it. */
  holder_file_id: Id
} & CallerFields
/** The personal page. */
export type SavePersonal = CallerFields & PersonalDetails
/** The basic page. */
export type SaveBasic = CallerFields & BasicDetails
/** The residence page. */
export type SaveResidence = CallerFields & ResidenceDetails
/** The contacts page. */
export type SaveEmergency = CallerFields & EmergencyDetails
/** The work page. */
export type SaveWork = CallerFields & WorkDetails
/** What the evaluation came to. */
export type Evaluation = {
  /**
   * What the evaluation came to.
   * @enum {string}
   */
  result: 'approved' | 'refused'
  /** How much may be borrowed; null when refused. */
  quota: Money | null
  /** Why not; null when approved. */
  refusal: Refusal
  /** Where the borrower goes on. */
  next: Next
}
/** A province, a city or a district. */
export type Region = {
  /** Names the region in calls. */
  region_id: Id
  /** Name in the asked language. */
  name: string
}
/** The parts of one region. */
export type RegionList = {
  /**
   * What these regions are.
   * @enum {string}
   */
  level: 'province' | 'city' | 'district'
  /** In the order of the asked language. */
  regions: Region[]
}
/** The region as the list of regions names it; null where there is none. */
export type RegionIdOrNone = string | null
/** The province, city and district of a position; null where it is in none that is known. */
export type RegionAt = {
  /** The province. */
  province_id: RegionIdOrNone
  /** Name in the asked language. */
  province_name: string | null
  /** The city in it. */
  city_id: RegionIdOrNone
  /** Name in the asked language. */
  city_name: string | null
  /** The district in that. */
  district_id: RegionIdOrNone
  /** Name in the asked language. */
  district_name: string | null
}
/**
 * `native_v3`: the wrapper, because `liveness_V3` is `1`; `native`: the wrapper, because `liveness` is `2`; `web`: the hand-off, because `liveness` is `1`.
 * @enum {string}
 */
export type LivenessMode = 'native_v3' | 'native' | 'web'
/** The check that was made. */
export type SubmitLiveness = {
  /** What the check came back with. */
  liveness_id: string
  /** `native_v3`: the wrapper, because `liveness_V3` is `1`; `native`: the wrapper, because `liveness` is `2`; `web`: the hand-off, because `liveness` is `1`. */
  mode: LivenessMode
} & CallerFields
/**
 * `passed`, or what was wrong: no face, several faces, a picture instead of a person, another person than on the pictures, a check too old to count.
 * @enum {string}
 */
export type LivenessOutcome =
  | 'passed'
  | 'no_face'
  | 'several_faces'
  | 'not_live'
  | 'not_the_holder'
  | 'expired'
/** What the check came to. */
export type LivenessResult = {
  /** `passed`, or what was wrong: no face, several faces, a picture instead of a person, another person than on the pictures, a check too old to count. */
  result: LivenessOutcome
  /** How many more checks are taken today. */
  tries_left: number
  /** Where the borrower goes on. */
  next: Next
}
/** What the borrower has to say, without control characters but line ends. */
export type Statement = string
/** What the borrower objects to, and why. */
export type ObjectToRefusal = {
  /** The loan that was refused; without it the latest evaluation is meant. */
  order_id?: Id
  /** Why the refusal is wrong. */
  statement: Statement
} & CallerFields
/** A person looks at it. The answer comes as a message, at the latest at `answer_by`. */
export type AnswerPromise = {
  /** Names the request; the message that answers it carries the same. */
  case_id: Id
  /** When the request came. */
  received_at: Instant
  /** The answer comes before this moment. */
  answer_by: Instant
}
/**
 * What the picture shows.
 * @enum {string}
 */
export type UploadPurpose =
  | 'id_front'
  | 'id_back'
  | 'id_holder'
  | 'work_certificate'
  | 'other_certificate'
  | 'repayment_voucher'
/**
 * The picture's media type; the bytes must agree.
 * @enum {string}
 */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'
/**
 * `RequestTicket` of the description.
 */
export type RequestTicket = {
  /** What the picture shows. */
  purpose: UploadPurpose
  /** The picture's media type; the bytes must agree. */
  mime: PictureType
  /** Bytes to come. */
  size: number
} & CallerFields
/**
 * `server`: through this API, whole or in parts; `oss`: whole and straight to an object store, without credentials.
 * @enum {string}
 */
export type UploadKind = 'server' | 'oss'
/**
 * `UploadTicket` of the description.
 */
export type UploadTicket = {
  /** An opaque identifier. */
  upload_id: Id
  /** What the picture shows. */
  purpose: UploadPurpose
  /** `server`: through this API, whole or in parts; `oss`: whole and straight to an object store, without credentials. */
  kind: UploadKind
  /**
   * Where the bytes go. `server`: a path as callers write it (`/v2` and the proxy prefix come in front); `oss`: an absolute
   *     https address, signed by the object store.
   */
  url: string
  /**
   * How the whole goes there. The address of a `server` ticket takes PATCH and HEAD too.
   * @enum {string}
   */
  method: 'PUT'
  /**
   * Headers that the address must be sent, and no others of ours, since the object store's signature covers them. Empty for
   *     `server`, where `Content-Type` is the picture's own.
   */
  headers: {
    [key: string]: string
  }
  /** An instant in UTC, ISO 8601 with milliseconds. */
  expires_at: Instant
}
/**
 * `StoredFile` of the description.
 */
export type StoredFile = {
  /** An opaque identifier. */
  file_id: Id
  /** What the picture shows. */
  purpose: UploadPurpose
  /** The picture's media type; the bytes must agree. */
  mime: PictureType
  /** Bytes as stored. */
  size: number
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
}
/** How far an upload in parts has got; the fields of the stored picture are null until the last part is judged. */
export type UploadProgress = {
  /** Bytes that the lender has, and so where the next part begins. */
  offset: number
  /** Bytes of the whole, as the ticket was asked for. */
  length: number
  /** The stored picture; null while bytes are missing. */
  file_id: string | null
  /** What the picture shows. */
  purpose: UploadPurpose
  /**
   * Media type as stored.
   * @enum {string|null}
   */
  mime: 'image/jpeg' | 'image/png' | 'image/webp' | null
  /** Bytes as stored. */
  size: number | null
  /** Pixels. */
  width: number | null
  /** Pixels. */
  height: number | null
}
/**
 * What receives the money.
 * @enum {string}
 */
export type AccountCategory = 'bank_account' | 'card' | 'wallet'
/** A bank or a wallet. */
export type Bank = {
  /** Names it in calls. */
  bank_code: Id
  /** Name in the asked language. */
  name: string
  /** What receives the money. */
  category: AccountCategory
}
/** Banks and wallets of the edition. */
export type BankList = {
  /** Everything that can receive a loan in this edition. */
  banks: Bank[]
}
/** A receiving account, its number masked. */
export type Account = {
  /** Names it in calls. */
  account_id: Id
  /** What receives the money. */
  category: AccountCategory
  /** The bank or wallet. */
  bank_code: Id
  /** Name in the asked language. */
  bank_name: string
  /** The last four digits, the others as `•`. */
  number_masked: string
  /** The holder's name. */
  holder_name: string
  /** Where the next loan goes unless another is named. */
  is_default: boolean
}
/** The borrower's accounts, the default first. */
export type AccountList = {
  /** This borrower's own. */
  accounts: Account[]
}
/** The number without spaces or dashes. */
export type AccountNumber = string
/** The account as the borrower typed it. */
export type SaveAccount = {
  /** What receives the money. */
  category: AccountCategory
  /** One of `GET /v2/bank/list`. */
  bank_code: Id
  /** The number without spaces or dashes. */
  number: AccountNumber
  /** The number once more; must be equal. */
  number_copy: AccountNumber
  /** The holder's name as the bank has it. */
  holder_name: string
  /** The borrower agreed that identity, loan, payment and card checks use these details. */
  consent: boolean
} & CallerFields
/** The account that was added. */
export type AccountSaved = {
  /** The account, now the default. */
  account: Account
  /** The holder is somebody else than the name that was verified, in an edition that takes such accounts all the same. */
  holder_differs: boolean
  /** Where the borrower goes on. */
  next: Next
}
/** The account that is meant. */
export type ChooseAccount = {
  /** One of the borrower's own accounts. */
  account_id: Id
} & CallerFields
/** A length on offer and its rate. */
export type Term = {
  /** Length of the loan in days. */
  days: Days
  /** How many payments. */
  instalments: number
  /** Interest in basis points a year, fees not counted. */
  annual_interest: AnnualRate
  /** The service fee in basis points of the principal: 150 is 1.5 %. */
  service_fee_rate: number
  /** What each day after a missed due date costs, once for the loan however many payments are late; 0 where nothing. */
  late_fee_per_day: Money
  /** The most that the late fees of one loan can come to. */
  late_fee_cap: Money
}
/** A kind of loan: its amounts and its terms. */
export type Product = {
  /** Names the product in a quote. */
  product_id: Id
  /** The least. */
  min_amount: Money
  /** The most, within the quota. */
  max_amount: Money
  /** Amounts are `min_amount` plus whole multiples of this. */
  amount_step: Money
  /** Lengths on offer, shortest first. */
  terms: Term[]
}
/** The quota and what may be borrowed within it. */
export type ProductList = {
  /** The most that this borrower may borrow. */
  quota: Money
  /**
   * What the quota rests on: the evaluation; less than that, by the answers about monthly costs; or less, since the lender looked at an application once more before it lent.
   * @enum {string}
   */
  quota_from: 'evaluation' | 'monthly_costs' | 'second_look'
  /** What this borrower may choose. */
  products: Product[]
}
/** What the borrower would like. */
export type RequestQuote = {
  /** One of `GET /v2/loan/products`. */
  product_id: Id
  /** Within the product's bounds and on its step. */
  amount: Money
  /** The length of one of the product's terms, in days. */
  days: Days
} & CallerFields
/** The whole cost, fixed until `expires_at`. */
export type Quote = {
  /** Names the quote in the agreement and the application. */
  quote_id: Id
  /** The product that was asked for. */
  product_id: Id
  /** What it costs. Its due dates are those of a loan that is paid out today. */
  cost: Cost
  /** Until then the quote holds: 30 minutes. */
  expires_at: Instant
}
/** SHA-256 of the agreement's text; proves which text was agreed to. The guide says under "The agreement and its hash" how it is worked out. */
export type AgreementHash = string
/** The agreement as the borrower reads it. */
export type Agreement = {
  /** The quote that it was rendered from. */
  quote_id: Id
  /** Language tag of the text: the asked one, also where it is none of the edition's own. */
  language: string
  /** Title of the agreement. */
  title: string
  /** The text, rendered from the quote's own figures. */
  sections: {
    /** Heading of the section. */
    heading: string
    /** Its paragraphs. */
    paragraphs: string[]
  }[]
  /** Goes back with the application. */
  hash: AgreementHash
}
/** What is agreed to, and where the money goes. */
export type Apply = {
  /** The quote that is agreed to. */
  quote_id: Id
  /** Where the money goes; one of the borrower's own accounts. */
  account_id: Id
  /** Of the agreement that was read. */
  agreement_hash: AgreementHash
  /** The borrower has read and agrees; anything but true is refused. */
  agreed: boolean
} & CallerFields
/** The new order. */
export type Applied = {
  /** The order that was made. */
  order: OrderSummary
  /** Where the borrower goes on. */
  next: Next
}
/**
 * Why the loan is not wanted; nobody has to say.
 * @enum {string}
 */
export type AbandonReason =
  | 'amount_too_low'
  | 'too_expensive'
  | 'no_longer_needed'
  | 'found_elsewhere'
  | 'signing_too_hard'
  | 'other'
/** The loan that is given up. */
export type AbandonLoan = {
  /** The loan that is meant. */
  order_id: Id
  /** Why the loan is not wanted; nobody has to say. */
  reason?: AbandonReason
} & CallerFields
/** The loan has ended. */
export type LoanEnded = {
  /** The loan that is meant. */
  order_id: Id
  /** Where it stands now. */
  state: OrderState
  /** Where the borrower goes on. */
  next: Next
}
/** The loan that is returned. */
export type ReturnLoan = {
  /** The loan that is meant. */
  order_id: Id
} & CallerFields
/** What ends the loan, and until when. The moment at which the payer paid counts. */
export type LoanReturn = {
  /** The loan that is meant. */
  order_id: Id
  /** What is still to be paid back of the amount received, in one payment or several; 0 once all of it has come. */
  amount: Money
  /** Until then the payer must have paid: 24 hours after the money came. */
  return_by: Instant
  /** Where the borrower goes on: `repayment`, or `prod` where the loan is returned at once. */
  next: Next
}
/** One page of the borrower's loans. */
export type OrderList = {
  /** Newest first. */
  orders: OrderSummary[]
  /** Ask again with it for more; null at the end. */
  cursor: string | null
}
/**
 * `asked`: it waits. `paid`: the money was sent. `failed`: the bank did not take it: it is still the borrower's, who can ask again with another account.
 * @enum {string}
 */
export type RefundStatus = 'asked' | 'paid' | 'failed'
/** A request for overpaid money, and what became of it. */
export type Refund = {
  /** Names the request. */
  refund_id: Id
  /** The loan on which too much was paid. */
  order_id: Id
  /** Where the money goes. */
  account_id: Id
  /** All that was overpaid when it was asked for. */
  amount: Money
  /** What became of it. */
  status: RefundStatus
  /** When it was asked for. */
  asked_at: Instant
  /** The money is sent before this moment. */
  pay_by: Instant
  /**
   * Format: date-time
   * When it was sent or came back, an instant in UTC; null while it waits.
   */
  ended_at: string | null
}
/** A payment of the schedule that is still to be made, or what of it is. */
export type RemainingPayment = {
  /** Which payment of the schedule, from 1. */
  number: number
  /** The last day on which it is on time; one that has passed is late. */
  due_date: Day
  /** How much of the principal it pays back. */
  principal: Money
  /** How much of it is interest: up to its day, or to today where that has passed. */
  interest: Money
  /** How much of it is the service fee. */
  service_fee: Money
  /** Late fees that are not paid: they are booked last of all, so they stand in the last payment alone. */
  late_fee: Money
  /** The parts together. */
  total: Money
}
/**
 * The signed contract, the receipt of a payment, the certificate that nothing is owed any more.
 * @enum {string}
 */
export type DocumentKind = 'contract' | 'receipt' | 'payoff_certificate'
/** A state and when the order came into it. */
export type TimelineEntry = {
  /** The state. */
  state: OrderState
  /** When. */
  at: Instant
}
/** One loan with its figures of today. */
export type Order = {
  /** Names the order in calls. */
  order_id: Id
  /** The number that people read out. */
  order_number: string
  /** Where it stands. */
  state: OrderState
  /** What it costs when everything is paid on its day. */
  cost: Cost
  /** What was paid so far, late fees, prices of extensions and what was too much among it. */
  paid: Money
  /** What came beyond all that was owed and was not sent back: the borrower's own. `POST /v2/repay/refund` asks for it. */
  overpaid: Money
  /** The last request for overpaid money; null where none was made. */
  refund: Refund | null
  /** What is still to be paid by the schedule, late fees with it. Above 0 in `disbursed`, `overdue` and `written_off` alone. */
  outstanding: Money
  /** What ends the loan if it is paid today, at most what `highest_apr` makes of it; above 0 in the same states. */
  payoff_today: Money
  /** The interest and fees that are then not owed: `outstanding` less `payoff_today`. */
  saved_by_paying_today: Money
  /** Day of the next payment; null before the payout and after the end. */
  due_date: Day | null
  /** Whole days until `due_date`, below zero when late. */
  days_left: number | null
  /** The first of `remaining_schedule`: the next day, the sum and its parts. Null where nothing is owed. */
  next_payment: RemainingPayment | null
  /** What is still to be paid, payment by payment; one that was paid ahead is in it no more. They add up to `outstanding`; empty where nothing is owed. */
  remaining_schedule: RemainingPayment[]
  /** Late fees charged so far. It stays when they are paid; what of them is not paid stands in the last payment of `remaining_schedule`. */
  late_fee: Money
  /** Interest of the days after the agreed days of payments so far, before any move of a due date: of the principal that was due and not paid. It stays when it is paid. */
  late_interest: Money
  /** Why the loan was refused; null but in `rejected`. */
  refusal: Refusal
  /**
   * Format: date-time
   * Until when the money comes at the latest, an instant in UTC; null but in `signed`.
   */
  payout_expected_by: string | null
  /**
   * Format: date-time
   * Until when the loan can be returned for the amount received, whatever was paid by now, an instant in UTC; null where it cannot, or no more.
   */
  return_until: string | null
  /** The papers that exist by now. */
  documents: DocumentKind[]
  /** Where the money went or will go. */
  account: Account
  /** What happened, oldest first. */
  timeline: TimelineEntry[]
}
/** Raw bytes, no JSON. */
export type PdfBytes = string
/** Raw bytes, no JSON. */
export type ZipBytes = string
/** Where the contract is signed. */
export type SigningLink = {
  /** Opens the contract in the signing app; absolute or a path on the lender's own host. */
  url: string
  /** Until then the link works: one hour. */
  expires_at: Instant
}
/** How far the signing is. */
export type SigningStatus = {
  /**
   * `failed`: signing went wrong and may be tried again.
   * @enum {string}
   */
  status: 'waiting' | 'signed' | 'failed'
  /** The order's state. */
  state: OrderState
  /** Where the borrower goes on. */
  next: Next
}
/**
 * How money comes back: a transfer with a reference, an account for this payment alone, cash at a shop, cash in the Paynet network (Mexico), a scanned code.
 * @enum {string}
 */
export type RepaymentMethod =
  | 'bank_transfer'
  | 'virtual_account'
  | 'convenience_store'
  | 'paynet'
  | 'scan_code'
/** A method and the sums that it takes. */
export type MethodOffer = {
  /** How money comes back: a transfer with a reference, an account for this payment alone, cash at a shop, cash in the Paynet network (Mexico), a scanned code. */
  method: RepaymentMethod
  /** The least that can be paid so. */
  min_amount: Money
  /** The most: what is owed today, or less where the method takes less. */
  max_amount: Money
}
/** Methods for this order. */
export type MethodList = {
  /** What this order can be paid with, the most usual first. */
  methods: MethodOffer[]
}
/** Where each hundredth of what was paid goes, in the order in which a debt is paid. The parts add up to it. What falls away with an early payoff is in none of them. */
export type Allocation = {
  /** To interest. */
  interest: Money
  /** To the service fee. */
  service_fee: Money
  /** To the principal. */
  principal: Money
  /** To late fees. */
  late_fee: Money
  /** To the price of an extension. */
  extension: Money
  /** Beyond all that was owed: it stays the borrower's. */
  overpaid: Money
}
/** What a payment of that sum on that day would change. The books hold just this after it, where nothing else happens before. */
export type Preview = {
  /** The loan that would be paid. */
  order_id: Id
  /** The day on which it would be paid. */
  day: Day
  /** What would be paid. */
  amount: Money
  /** What is asked to end the loan on that day. */
  payoff: Money
  /** Where each hundredth of `amount` would go. */
  allocation: Allocation
  /** What is then no longer owed beside the payment: `outstanding` before it, less `amount` and `outstanding` after it. */
  saved: Money
  /** What the schedule would still ask for after it. */
  outstanding: Money
  /** The next day, sum and parts after it; null where nothing would be owed. */
  next_payment: RemainingPayment | null
  /** The loan's state after it. */
  order_state: OrderState
  /** The annual rate of all that was paid, of this payment, and of what is left when each comes on its day, late fees apart; in basis points, a multiple of 10. */
  apr: AnnualRate
}
/**
 * `repay`: lowers what is owed; `extend`: buys the extension that was chosen; `return`: pays back all or a part of a loan whose return was announced.
 * @enum {string}
 */
export type RepaymentPurpose = 'repay' | 'extend' | 'return'
/** What is to be paid and how. */
export type CreateRepayment = {
  /** The loan that is paid. */
  order_id: Id
  /** One that this order can be paid with. */
  method: RepaymentMethod
  /** What the payment is for. */
  purpose: RepaymentPurpose
  /** At most what the loan owes today, or what is still missing of its return; the cost of the extension to the last hundredth. In no case more than the method takes. */
  amount: Money
  /** The extension that was chosen; with the purpose `extend` and no other. */
  extension_option_id?: Id
} & CallerFields
/**
 * `waiting`: nothing has come. `reported`: a voucher is there and the payment, or the rest of it, is looked for. `part_paid`: less than `amount` has come and is booked; `received` says how much. `paid`: all of `amount` has come and is booked. `put_to_debt`: money came, but not for the extension or the return that it was for, which could not be had with it: it lowered what is owed. `not_found`: nothing came, and no such payment was found. `expired`: nothing came, and the instruction is no longer good.
 * @enum {string}
 */
export type RepaymentStatus =
  | 'waiting'
  | 'reported'
  | 'part_paid'
  | 'paid'
  | 'put_to_debt'
  | 'not_found'
  | 'expired'
/** What the payer needs; null where the method or the country has no such thing. */
export type Instruction = {
  /** Who is paid. */
  payee_name: string
  /** Bank of a transfer or of a virtual account, in the asked language. */
  bank_name: string | null
  /** Account of a transfer, without spaces. */
  account_number: string | null
  /** An account that only this payment uses, without spaces. In Thailand it is a biller account, in Mexico a CLABE (18 digits with its check digit), in Pakistan an IBAN (24 characters), in Egypt an account number. */
  virtual_account: string | null
  /** The shops that take it, as people know them, in the asked language. */
  store_name: string | null
  /** What is said or shown at the counter of a shop; its length differs. The guide says under "Numbers of a payment" how it is made. */
  store_code: string | null
  /** The sixteen digits of a Paynet payment, the last one a check digit: see "Numbers of a payment" in the guide. */
  paynet_reference: string | null
  /** The text that is drawn as a CODE128 barcode, at a shop or in the Paynet network. */
  barcode: string | null
  /** The most that one payment at a counter may be, in hundredths of the currency of `amount`; null where there is no such limit. */
  amount_limit: number | null
  /** Must come with a transfer; it says whose loan it pays. The other methods carry it by themselves. */
  reference: string
  /** EMVCo merchant-presented code for this one payment. Everywhere: tag 01 is `12`; tag 53 the currency's number (THB 764, MXN 484, PKR 586, EGP 818). Tag 54 is exactly `amount`, as `10470.55`. Tag 63, the last, is the CRC-16/CCITT-FALSE of all before it and of its own `6304`. In Thailand tag 30, a PromptPay bill payment: 00 its identifier, 01 the biller, 02 `reference`, 03 the order's number. In Pakistan tag 26 with `pk.raast`, elsewhere tag 26 with a scheme of the payee's own: 00 the scheme, 01 the account; and `reference` in tag 62 as 01. The app draws no code that does not ask for this currency, amount and reference, nor one that holds more: another payee (tags 02 to 51), a tip or a fee (55 to 57), a tag from 65 on, or another part of the payee's tag. */
  qr_payload: string | null
  /** Until then it can be paid: the end of the day in the lender's zone, or of the next one in the last two hours of a day; `return_by` for a return. */
  expires_at: Instant
  /**
   * `expires_at` as clocks in the lender's zone show it, to the minute.
   * @example 2026-11-21T23:59
   */
  expires_local: string
}
/** When the borrower reported a payment, and until when it is looked for. */
export type PaymentReport = {
  /** When the voucher came. */
  reported_at: Instant
  /** By then the payment is booked, or a message says that it was not found. */
  answer_by: Instant
}
/** A payment that is awaited or came. */
export type Repayment = {
  /** Names it in calls. */
  repayment_id: Id
  /** The loan that is paid. */
  order_id: Id
  /** How it is paid. */
  method: RepaymentMethod
  /** What it is for. */
  purpose: RepaymentPurpose
  /** The extension that it buys; null for the other purposes. */
  extension_option_id: string | null
  /** What is to be paid. */
  amount: Money
  /** What became of it. */
  status: RepaymentStatus
  /** What has come for it so far, in one payment or several. */
  received: Money
  /** Where each hundredth of `received` went; null while nothing has come. */
  allocation: Allocation | null
  /** How to pay. */
  instruction: Instruction
  /**
   * Format: date-time
   * When the payer paid, an instant in UTC; null while waiting.
   */
  paid_at: string | null
  /** The last voucher that was sent for it; null where none was. */
  report: PaymentReport | null
  /** The loan's state. */
  order_state: OrderState
}
/** A payment as it stands in a list. */
export type RepaymentSummary = {
  /** Names it in calls. */
  repayment_id: Id
  /** The loan that it is for. */
  order_id: Id
  /** How it is or was paid. */
  method: RepaymentMethod
  /** What it is for. */
  purpose: RepaymentPurpose
  /** What came; what is awaited while nothing has come. */
  amount: Money
  /** What became of it. */
  status: RepaymentStatus
  /** When the instruction was made. */
  created_at: Instant
  /**
   * Format: date-time
   * When the payer paid, an instant in UTC; null while waiting.
   */
  paid_at: string | null
}
/** A page of payments. */
export type RepaymentList = {
  /** Newest first. */
  repayments: RepaymentSummary[]
  /** Ask again with it for more; null at the end. */
  cursor: string | null
}
/** A payment that the lender has not matched, as the payer saw it. */
export type SendVoucher = {
  /** The payment that it is about. */
  repayment_id: Id
  /** The stored picture of the voucher; its purpose is `repayment_voucher`. */
  file_id: Id
  /** The day on which the payer paid; it counts for interest and fees. */
  paid_on: Day
  /** What was paid. */
  amount: Money
} & CallerFields
/** The lender looks for the payment. */
export type VoucherTaken = {
  /** The payment that it is about. */
  repayment_id: Id
  /** `reported`, or `paid` where it was found at once. */
  status: RepaymentStatus
  /** By then the payment is booked, or a message says that it was not found. */
  answer_by: Instant
}
/** The whole of what an extension means, before it is agreed to. */
export type ExtensionOption = {
  /** Goes with the payment as `extension_option_id`. */
  option_id: Id
  /** Days by which the due date really moves, which may be more than the agreed day does or less. */
  days: Days
  /** What is paid for it now; it lowers nothing that is owed. */
  cost: Money
  /** The new due date. */
  due_date: Day
  /** The annual percentage rate of the whole loan with this extension, in basis points; late fees do not count, paid or not. */
  apr: AnnualRate
  /** What stays owed, late fees that are not paid with it, all of it due by the new date. */
  outstanding_after: Money
  /** Until then it can be paid for; afterwards the options are asked for again. */
  expires_at: Instant
}
/** How much more time a loan can have, and for what. */
export type ExtensionOptions = {
  /** The loan that is extended. */
  order_id: Id
  /** Shortest first; empty where none is offered now, such as while more than one payment is left. */
  options: ExtensionOption[]
}
/** Overpaid money that is asked back. */
export type AskForRefund = {
  /** The loan on which too much was paid. */
  order_id: Id
  /** Where the money goes; one of the borrower's own accounts. */
  account_id: Id
} & CallerFields
/**
 * Smaller payments, another due date, no payments for a while, or something else.
 * @enum {string}
 */
export type HelpWish = 'smaller_payments' | 'later_date' | 'pause' | 'other'
/** What would make repaying possible. */
export type AskForHelp = {
  /** The loan that is hard to repay. */
  order_id: Id
  /** Smaller payments, another due date, no payments for a while, or something else. */
  wish: HelpWish
  /** What the borrower can pay a month; 0 where nothing can be paid now. */
  affordable_amount?: Money
  /** Anything else, in the borrower's words. */
  statement?: Statement
} & CallerFields
/** Who is signed in and where they stand. */
export type AccountProfile = {
  /** The account. */
  user_id: Id
  /** Calling code of the phone. */
  phone_prefix: PhonePrefix
  /** The phone that signs in. */
  phone: Phone
  /** The borrower's name once it is known; else empty. */
  user_name: string
  /** The last four characters of the identity number, the others as `•`; null before it is known. */
  identity_number_masked: string | null
  /** The certification is completed and was evaluated. */
  is_verified: boolean
  /** When the account was made. */
  registered_at: Instant
  /** The most that may be borrowed, in hundredths of `currency`; null where no evaluation stands that granted one. */
  quota_amount: number | null
  /** The edition's currency. */
  currency: Currency
  /** The loan that is open by the guide's "An order's life"; null where there is none. One that was written off is not open. */
  open_order_id: string | null
  /** How many messages were not read. */
  unread_messages: number
}
/** Version of the text that was shown. */
export type NoticeVersion = string
/**
 * What is agreed to, each by itself: the privacy notice; the terms of use; identity, loan, payment and card checks with the receiving account; the position at locate-me. Then the contact list, the list of installed apps and the list of text messages, and reporting to an advertising partner where the borrower came from. A loan needs only the first three.
 * @enum {string}
 */
export type ConsentPurpose =
  | 'privacy_notice'
  | 'terms_of_use'
  | 'account_checks'
  | 'location'
  | 'contacts_list'
  | 'apps_list'
  | 'messages_list'
  | 'attribution'
/** One purpose and what was said to it. A consent that was withdrawn and given again is another record. */
export type Consent = {
  /** Names the record. */
  consent_id: Id
  /** What is agreed to, each by itself: the privacy notice; the terms of use; identity, loan, payment and card checks with the receiving account; the position at locate-me. Then the contact list, the list of installed apps and the list of text messages, and reporting to an advertising partner where the borrower came from. A loan needs only the first three. */
  purpose: ConsentPurpose
  /** Version of the text that was shown. */
  notice_version: NoticeVersion
  /** When it was given. */
  agreed_at: Instant
  /**
   * Format: date-time
   * When it was withdrawn, an instant in UTC; null while it stands.
   */
  withdrawn_at: string | null
}
/** Every record that stands, and as many of the newest withdrawn ones as there is room for. */
export type ConsentList = {
  /** The version of the notices that are in force: the one to give a consent for. */
  notice_version: NoticeVersion
  /** Newest first. */
  consents: Consent[]
}
/** A consent that is given or withdrawn. */
export type SetConsent = {
  /** What is agreed to, each by itself: the privacy notice; the terms of use; identity, loan, payment and card checks with the receiving account; the position at locate-me. Then the contact list, the list of installed apps and the list of text messages, and reporting to an advertising partner where the borrower came from. A loan needs only the first three. */
  purpose: ConsentPurpose
  /** Of the text that was shown. A consent is given for the version in force alone, which `GET /v2/account/consent` tells (another is 422001 `choice`); it is withdrawn with any. */
  notice_version: NoticeVersion
  /** True gives the consent, false withdraws it. */
  granted: boolean
} & CallerFields
/**
 * A payment is due soon or late; a payment came; a reported payment was not found; a loan moved on. Or the answer to a request for an easier plan, the answer to an objection, or something about the account itself.
 * @enum {string}
 */
export type MessageKind =
  | 'payment_reminder'
  | 'payment_received'
  | 'payment_not_found'
  | 'loan_update'
  | 'help_answer'
  | 'objection_answer'
  | 'account_notice'
/** Something that the lender wrote to the borrower. */
export type InboxMessage = {
  /** Names it in calls. */
  message_id: Id
  /** A payment is due soon or late; a payment came; a reported payment was not found; a loan moved on. Or the answer to a request for an easier plan, the answer to an objection, or something about the account itself. */
  kind: MessageKind
  /** One line in the asked language. */
  title: string
  /** The message in the asked language. */
  text: string
  /** When it was sent. */
  sent_at: Instant
  /**
   * Format: date-time
   * When it was first read, an instant in UTC; null while it was not.
   */
  read_at: string | null
  /** The loan that it is about; null where it is about none. */
  order_id: string | null
  /** The request that it answers; null where it answers none. */
  case_id: string | null
}
/** The entries of one list. */
export type ExportedList = Record<string, never>[] | null
/** An answer to a finished certification. */
export type ExportedEvaluation = {
  /**
   * What was decided.
   * @enum {string}
   */
  result: 'approved' | 'refused'
  /** The limit; null where it was refused. */
  quota: Money | null
  /** Whether the lender looked at an application once more before it lent, and found less. */
  second_look: boolean
  /** Why not; null where it was not refused. */
  refusal: {
    /** Class of the reason; the app says it in the borrower's words. `details_not_confirmed`: a person at the lender looked at pictures and details and could not confirm them. `too_little_left`: by the answers of the questionnaire. */
    reason: RefusalReason
    /** From this day on one may apply again. */
    apply_again_on: Day | null
  } | null
  /** What the device's own report was named when it was sent. */
  risk_token: string | null
  /** The loan that it decided on; null where it decided on the borrower. */
  order_id: Id | null
  /** When it was decided. */
  evaluated_at: Instant
}
/** A receiving account. */
export type ExportedAccount = {
  /** Names it in calls. */
  account_id: Id
  /** What receives the money. */
  category: AccountCategory
  /** The bank or wallet. */
  bank_code: string
  /** The whole number. */
  number: string
  /** Whose it is. */
  holder_name: string
  /** Where the next loan goes. */
  is_default: boolean
  /** When checking it was agreed to. */
  agreed_at: Instant | null
  /** When it was saved. */
  created_at: Instant
  /** When the borrower removed it; null while it stands. */
  removed_at: Instant | null
}
/** What the lender read from a picture of a document, or why it could not. */
export type ExportedReading = {
  /** The picture. */
  file_id: Id
  /** When it was read. */
  read_at: Instant
  /** Whether it could be read. */
  ok: boolean
  /** What was read, where it could be. */
  reading?: IdentityReading
  /** What was wrong with the picture, where it could not. */
  reasons?: string[]
}
/** A session. */
export type ExportedSession = {
  /** Names it in calls. */
  session_id: Id
  /** What it ran in. */
  platform: Platform
  /** The device. */
  uuid: string
  /** When it was signed in. */
  started_at: Instant
  /** When it was last used. */
  used_at: Instant
  /** When it ends by itself. */
  expires_at: Instant
  /** When it was ended before; null where it was not. */
  ended_at: Instant | null
}
/** What a device reported about itself by `POST /v2/user/app_info`; what it did not report is left out. */
export type ExportedDevice = {
  /** The device. */
  uuid: string
  /** When it reported last. */
  reported_at: Instant
  /** Version of the wrapper as it names itself. */
  app_version?: string
  /** Version of the operating system, or the name of the browser. */
  os_version?: string
  /** Who made the device. */
  device_brand?: string
  /** Its model. */
  device_model?: string
  /** Physical pixels. */
  screen_width?: number
  /** Physical pixels. */
  screen_height?: number
  /** Language tag that the device is set to. */
  system_language?: string
  /** IANA name of the zone that the device is set to. */
  time_zone?: string
  /** How the device was connected when the facts were taken. */
  network_type?: NetworkType
}
/** An event of the app. */
export type ExportedEvent = {
  /** Names it. */
  event_id: Id
  /** The device. */
  uuid: string
  /** What happened. */
  event_name: string
  /** What was said of it. */
  event_value: string | null
  /** Version of the app. */
  version: string
  /** What it ran in. */
  platform: Platform
  /** When it happened. */
  happened_at: Instant
}
/** A check of the face. */
export type ExportedLivenessCheck = {
  /** Names the check. */
  liveness_id: string
  /** `native_v3`: the wrapper, because `liveness_V3` is `1`; `native`: the wrapper, because `liveness` is `2`; `web`: the hand-off, because `liveness` is `1`. */
  mode: LivenessMode
  /** `passed`, or what was wrong: no face, several faces, a picture instead of a person, another person than on the pictures, a check too old to count. */
  result: LivenessOutcome
  /** When it was handed in. */
  checked_at: Instant
}
/** A questionnaire that was answered. */
export type ExportedQuestionnaire = {
  /** Names it. */
  questionnaire_id: Id
  /** What was answered. */
  answers: QuestionAnswer[]
  /** When. */
  answered_at: Instant
}
/**
 * A request for an easier plan, or an objection to a refusal.
 * @enum {string}
 */
export type RequestSubject = 'help' | 'objection'
/** A request or an objection, and its answer. */
export type ExportedRequest = {
  /** Names it. */
  case_id: Id
  /** What it is about. */
  about: RequestSubject
  /** The loan that it is about. */
  order_id: Id | null
  /** What was asked for; null in an objection. */
  wish: HelpWish | null
  /** What can be paid a month; null where nothing was said. */
  affordable_amount: Money | null
  /** What was written; null where nothing was. */
  statement: string | null
  /** When it came. */
  received_at: Instant
  /** Until when an answer was promised. */
  answer_by: Instant
  /** What the lender answered; null while it waits. */
  answer: string | null
  /** When. */
  answered_at: Instant | null
}
/** A cost that was asked for. */
export type ExportedQuote = {
  /** Names it. */
  quote_id: Id
  /** The product. */
  product_id: Id
  /** The whole cost of a loan. */
  cost: Cost
  /** When it was asked for. */
  created_at: Instant
  /** Until when it held. */
  expires_at: Instant
}
/** The text that a loan was agreed to by, and by whom. */
export type ExportedAgreement = {
  /** The loan. */
  order_id: Id
  /** The borrower's name on that day. */
  full_name: string
  /** Title of the agreement. */
  title: string
  /** The text. */
  sections: {
    /** Its heading. */
    heading: string | null
    /** Its paragraphs. */
    paragraphs: string[]
  }[]
}
/** A loan that was given up. */
export type ExportedAbandonment = {
  /** The loan. */
  order_id: Id
  /** Why; null where nothing was said. */
  reason: string | null
}
/** An extension that was bought. */
export type ExportedExtension = {
  /** The loan. */
  order_id: Id
  /** Its length. */
  days: Days
  /** What it cost. */
  cost: Money
  /** The payer's day. */
  paid_on: Day
  /** The due date that it moved. */
  from_due_date: Day
  /** To which day. */
  due_date: Day
}
/** A late day and its fee. */
export type ExportedLateFee = {
  /** The loan. */
  order_id: Id
  /** The day. */
  day: Day
  /** What it cost. */
  amount: Money
  /** It was taken back: the day was not late after all. */
  waived: boolean
}
/** An instruction to pay. */
export type ExportedRepayment = {
  /** Names it in calls. */
  repayment_id: Id
  /** The loan. */
  order_id: Id
  /** How it was to be paid. */
  method: RepaymentMethod
  /** What for. */
  purpose: RepaymentPurpose
  /** What was asked for. */
  amount: Money
  /** What the payer names. */
  reference: string
  /** When it was made. */
  created_at: Instant
  /** Until when it could be paid. */
  expires_at: Instant
  /** When money first came for it; null where none did. */
  paid_at: Instant | null
}
/** Money that came. */
export type ExportedPayment = {
  /** The loan. */
  order_id: Id
  /** The instruction. */
  repayment_id: Id
  /** How much. */
  amount: Money
  /** When the payer paid. */
  paid_at: Instant
  /** When it was found out what it is for. */
  matched_at: Instant
}
/** A transfer that was reported with a picture. */
export type ExportedVoucher = {
  /** The instruction. */
  repayment_id: Id
  /** The picture. */
  file_id: Id
  /** When the borrower says to have paid. */
  paid_on: Day
  /** How much. */
  amount: Money
  /** When it was sent. */
  reported_at: Instant
  /** Until when an answer was promised. */
  answer_by: Instant
  /**
   * What the lender found; null while it waits.
   * @enum {string|null}
   */
  outcome: 'found' | 'not_found' | null
  /** When. */
  answered_at: Instant | null
}
/** An entry of the lender's log of this borrower. */
export type ExportedAct = {
  /** Its place in the log, from 1. */
  seq: number
  /** When. */
  at: Instant
  /** Who: `borrower`, `staff`, `bank`, `job`, `signing_app`. */
  actor: string
  /** What: a call of this description, or an act of the lender. */
  action: string
  /** What it was done to: names and states, such as `order_id`, `payment_id`, `request_id`. */
  about: {
    [key: string]: string | number | boolean | null
  }
}
/** A request to cancel the account. */
export type ExportedCancellation = {
  /** Why; null where nothing was said. */
  reason: string | null
  /** When it was asked for. */
  requested_at: Instant
  /** The last day on which signing in withdrew it. */
  kept_until: Day
  /** When it was withdrawn. */
  withdrawn_at: Instant | null
  /** By what money could have been claimed. */
  claim_reference: string
}
/** A text message. */
export type ExportedText = {
  /** What it said. */
  text: string
  /** When it was sent. */
  sent_at: Instant
}
/** Path of a file in the archive. */
export type FileName = string
/** A picture that was handed in. */
export type ExportedPicture = {
  /** Names it in calls. */
  file_id: Id
  /** What the picture shows. */
  purpose: UploadPurpose
  /** When it was stored. */
  stored_at: Instant
  /** Where it lies in the archive. */
  file: FileName
}
/** The file `data.json` of `GET /v2/account/export`: everything that is kept about the borrower. Each list is oldest first. Beside it the archive holds the pictures, and a folder `loans/{order_number}` for each loan: its papers, and `order.json`, an `Order` with two fields more: `payments`, a list of `RepaymentSummary`, and `missing_papers`, names of papers that could not be made. `data.html` is a page of the same for people, in the asked language: who the borrower is and where they live, the people to call, work, consents, loans, payments, receiving accounts, messages, requests, devices. It runs nothing and needs no network. */
export type ExportedData = {
  /** When the copy was made. */
  exported_at: Instant
  /** Who is signed in, as `GET /v2/account/profile` answers. */
  account: AccountProfile
  /** What was typed for the certification, as `GET /v2/verify/profile` answers. */
  profile: Profile
  /** What was agreed to and withdrawn. */
  consents: Consent[]
  /** The inbox, newest first. */
  messages: InboxMessage[]
  /** The lists of the device that were sent; null where none was. */
  lists: {
    /** Its contacts. */
    contacts: ExportedList
    /** Its apps. */
    apps: ExportedList
    /** Its text messages. */
    messages: ExportedList
  }
  /** How the lender decided. */
  evaluations: ExportedEvaluation[]
  /** Receiving accounts, removed ones too. */
  accounts: ExportedAccount[]
  /** What was read from pictures of documents. */
  readings: ExportedReading[]
  /** Where and when was signed in. */
  sessions: ExportedSession[]
  /** What devices reported about themselves. */
  devices: ExportedDevice[]
  /** What the app reported. */
  events: ExportedEvent[]
  /** Checks of the face. */
  liveness_checks: ExportedLivenessCheck[]
  /** Answers of questionnaires. */
  questionnaires: ExportedQuestionnaire[]
  /** Requests for an easier plan and objections. */
  requests: ExportedRequest[]
  /** Costs that were asked for. */
  quotes: ExportedQuote[]
  /** What was agreed to. */
  agreements: ExportedAgreement[]
  /** Loans that were given up. */
  abandoned: ExportedAbandonment[]
  /** Extensions that were bought. */
  extensions: ExportedExtension[]
  /** Late days and their fees. */
  late_fees: ExportedLateFee[]
  /** Instructions to pay. */
  repayments: ExportedRepayment[]
  /** Money that came. */
  payments: ExportedPayment[]
  /** Overpaid money that was asked back. */
  refunds: Refund[]
  /** Transfers that were reported with a picture. */
  vouchers: ExportedVoucher[]
  /** Who did what, as the lender's log has it. */
  audit: ExportedAct[]
  /** Requests to cancel the account. */
  cancellations: ExportedCancellation[]
  /** Text messages that were sent to the phone. */
  texts: ExportedText[]
  /** The pictures in the archive. */
  pictures: ExportedPicture[]
  /** Every other file of the archive, by its name. */
  files: FileName[]
}
/** Raw bytes, no JSON. The schema of the content is that of the file `data.json` in the archive. */
export type ExportArchive = string
/**
 * Days for which a cancelled account is kept, counted from the day after the request in the lender's zone.
 * @constant
 */
export type KeptDays = 15
/** A loan on which more was paid than was owed. */
export type OverpaidOrder = {
  /** The loan. */
  order_id: Id
  /** What of it is the borrower's. */
  amount: Money
}
/** Whether the account can be cancelled now, and what would follow. */
export type CancelCheck = {
  /** No order is unfinished. */
  can_cancel: boolean
  /** The orders that stand in the way, newest first: the open one, and those written off that are still owed. */
  unfinished_order_ids: Id[]
  /** Days for which a cancelled account is kept, counted from the day after the request in the lender's zone. */
  kept_days: KeptDays
  /** The last day on which a request of today could be withdrawn. */
  kept_until: Day
  /** Money that is the borrower's, loan by loan. It stands in no way: what is not asked back before stays owed, and is claimed by a reference. */
  overpaid: OverpaidOrder[]
  /** There is such money that nobody asked back yet, and an account that could receive it: `POST /v2/repay/refund` asks for it. */
  can_be_refunded: boolean
}
/** The borrower's last word. */
export type CancelAccount = {
  /** The warnings were read and confirmed; anything but true is refused. */
  confirmed: boolean
  /** Why; nobody has to say. */
  reason?: FreeText
} & CallerFields
/** The account is on its way out. */
export type Cancellation = {
  /** When it was asked for. */
  requested_at: Instant
  /** Days for which a cancelled account is kept, counted from the day after the request in the lender's zone. */
  kept_days: KeptDays
  /** The last day on which signing in withdraws the request. */
  kept_until: Day
  /** By this number money of the borrower's is claimed later, from the support line: what is left now, what a bank did not take of a refund, and what is matched only after the account has ended. The text message says it too. */
  claim_reference: string
  /** How much is left now, without what was asked back before and is still sent; it stays owed in the books. Null where nothing is. */
  owed_to_borrower: Money | null
}
/** A request that waits for its answer, as the borrower sent it. */
export type OpenRequest = {
  /** Names the request; the message that answers it carries the same. */
  case_id: Id
  /** A request for an easier plan, or an objection to a refusal. */
  about: RequestSubject
  /** The loan that it is about; null for an objection to an evaluation. */
  order_id: string | null
  /** What was asked for; null in an objection. */
  wish: HelpWish | null
  /** What the borrower can pay a month; null where nothing was said. */
  affordable_amount: Money | null
  /** The borrower's own words; null where there were none. */
  statement: Statement | null
  /** When the request came. */
  received_at: Instant
  /** The answer comes before this moment. */
  answer_by: Instant
}
/** A page of messages. */
export type MessageList = {
  /** Newest first. */
  messages: InboxMessage[]
  /** How many were not read, on all pages. */
  unread: number
  /** What the borrower asked for and nobody has answered yet, on every page; newest first. Its answer is a message. */
  open_requests: OpenRequest[]
  /** Ask again with it for more; null at the end. */
  cursor: string | null
}
/** The messages that were read. */
export type ReadMessages = {
  /** Which. */
  message_ids: Id[]
} & CallerFields
/** What is left to read. */
export type MessagesRead = {
  /** How many were not read. */
  unread: number
}
/** Every path of the description, version segment included, with its operations by method. */
export interface paths {
  /**
   * post: Send a verification code. Called when a phone number was typed. Sends six digits by text message, good for 5 minutes and for one use; a new code makes the one before worthless. The code belongs to edition and phone, not to `uuid`. Another may be asked for after `resend_in` seconds; sooner: 429001 with the seconds left. That is also the answer where a lender caps the codes of a while. In the sandbox that is 5 an hour for a number, 100 for an address, 100 for a range of numbers. While the phone is locked: 429003. A known and an unknown phone are answered alike.
   */
  '/v2/user/send_code': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a verification code
     * Called when a phone number was typed. Sends six digits by text message, good for 5 minutes and for one use; a new code makes the one before worthless. The code belongs to edition and phone, not to `uuid`. Another may be asked for after `resend_in` seconds; sooner: 429001 with the seconds left. That is also the answer where a lender caps the codes of a while. In the sandbox that is 5 an hour for a number, 100 for an address, 100 for a range of numbers. While the phone is locked: 429003. A known and an unknown phone are answered alike.
     */
    post: operations['sendCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Sign in with the code. Called with the code that came by text message. Makes the account at the first time and starts a session of 30 days, which ends earlier where it is not used: in the sandbox after 14 days. A wrong or used code: 401001, and `tries_left` says how many tries remain of five; they are counted by phone, over all codes, until one signs in. The fifth answers 401001 with `tries_left` 0 and locks the phone for 15 minutes: until then this and the sending of codes answer 429003, the right code too. Where no code is out, since it is older than 5 minutes or none was sent: 401002, whatever was typed, which is no wrong try. An answer with a token is not stored. Repeated within two minutes of the first use with the same idempotency key and fields, it signs in anew, gives another token and ends the first one. After two minutes, and once the account was cancelled, the code counts as used: 401001, no wrong try. So a call that is late withdraws no cancellation; signing in with a new code does. A number may have changed hands: on a device that the account does not know, 90 days or more after its last call, the right code is answered 403003 until `identity_tail` has the last four signs of the identity number. `tries_left` says how many wrong answers remain of five; then only the support line helps. The code stays good meanwhile, and nothing of the account is told before.
   */
  '/v2/user/login': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in with the code
     * Called with the code that came by text message. Makes the account at the first time and starts a session of 30 days, which ends earlier where it is not used: in the sandbox after 14 days. A wrong or used code: 401001, and `tries_left` says how many tries remain of five; they are counted by phone, over all codes, until one signs in. The fifth answers 401001 with `tries_left` 0 and locks the phone for 15 minutes: until then this and the sending of codes answer 429003, the right code too. Where no code is out, since it is older than 5 minutes or none was sent: 401002, whatever was typed, which is no wrong try. An answer with a token is not stored. Repeated within two minutes of the first use with the same idempotency key and fields, it signs in anew, gives another token and ends the first one. After two minutes, and once the account was cancelled, the code counts as used: 401001, no wrong try. So a call that is late withdraws no cancellation; signing in with a new code does. A number may have changed hands: on a device that the account does not know, 90 days or more after its last call, the right code is answered 403003 until `identity_tail` has the last four signs of the identity number. `tries_left` says how many wrong answers remain of five; then only the support line helps. The code stays good meanwhile, and nothing of the account is told before.
     */
    post: operations['login']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Sign out. Called when the borrower signs out on this device. Ends this session and no other; its token is worth nothing afterwards: a repeat is answered 403100, which means the same.
   */
  '/v2/user/logout': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign out
     * Called when the borrower signs out on this device. Ends this session and no other; its token is worth nothing afterwards: a repeat is answered 403100, which means the same.
     */
    post: operations['logout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: Where the borrower is signed in. Called by the page of devices. Names every session that has not ended, the newest first; the one that asks is marked. Changes nothing.
   */
  '/v2/user/sessions': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Where the borrower is signed in
     * Called by the page of devices. Names every session that has not ended, the newest first; the one that asks is marked. Changes nothing.
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
  /**
   * post: Sign out on one device. Called when the borrower ends one of the sessions on the page of devices. Its token is worth nothing afterwards. It may be the caller's own; then the next call answers 403100, a repeat of this one too. A session that has ended already counts as done.
   */
  '/v2/user/logout_session': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign out on one device
     * Called when the borrower ends one of the sessions on the page of devices. Its token is worth nothing afterwards. It may be the caller's own; then the next call answers 403100, a repeat of this one too. A session that has ended already counts as done.
     */
    post: operations['logoutSession']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Sign out everywhere. Called when the borrower signs out on every device at once, after a lost phone for instance. Ends every session, the caller's own too: a repeat is answered 403100, which means the same.
   */
  '/v2/user/logout_everywhere': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign out everywhere
     * Called when the borrower signs out on every device at once, after a lost phone for instance. Ends every session, the caller's own too: a repeat is answered 403100, which means the same.
     */
    post: operations['logoutEverywhere']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: Remote configuration. Called at start, before anyone is signed in, and again when the app comes back after an hour. Every value is a text and readable by anyone, so none is a secret, `adai_secret` and `fb_token` neither. An entry that is missing, or a value that cannot be used, turns off that one feature and nothing else. Changes nothing.
   */
  '/v2/home/appConfigKey': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Remote configuration
     * Called at start, before anyone is signed in, and again when the app comes back after an hour. Every value is a text and readable by anyone, so none is a secret, `adai_secret` and `fb_token` neither. An entry that is missing, or a value that cannot be used, turns off that one feature and nothing else. Changes nothing.
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
  /**
   * get: Is there a newer version. Called at start. The path is spelt `verison_check`, and stays so. Below `minimum_version` the app shows nothing but the way to the new version; below `version` it says once that there is one. A version that is too old is answered here as any other, never with 426001. Changes nothing.
   */
  '/v2/logout/verison_check': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Is there a newer version
     * Called at start. The path is spelt `verison_check`, and stays so. Below `minimum_version` the app shows nothing but the way to the new version; below `version` it says once that there is one. A version that is too old is answered here as any other, never with 426001. Changes nothing.
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
  /**
   * get: What home shows. Called whenever home is shown, signed in or not. Changes nothing. A token that has ended is answered as a visitor's.
   */
  '/v2/home/index': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * What home shows
     * Called whenever home is shown, signed in or not. Changes nothing. A token that has ended is answered as a visitor's.
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
  /**
   * post: Report an event of the app. Called for an event worth counting and for a page error (`js_exception`). The path is `/logout/create`, and has nothing to do with signing out. Keeps the event; the same `event_id` is kept once. No answer of this call may hold up or fail what the borrower does: whatever comes, the app goes on. `event_value` holds no name, phone, number or picture of a person.
   */
  '/v2/logout/create': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report an event of the app
     * Called for an event worth counting and for a page error (`js_exception`). The path is `/logout/create`, and has nothing to do with signing out. Keeps the event; the same `event_id` is kept once. No answer of this call may hold up or fail what the borrower does: whatever comes, the app goes on. `event_value` holds no name, phone, number or picture of a person.
     */
    post: operations['logEvent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Send the contact list. Called only where the edition allows it, `uploadInformation` names `contacts` and the borrower's consent to `contacts_list` stands; else 403001. Replaces the list that was sent before; withdrawing the consent deletes it. `data` is the encrypted list of `{ name, phone }`, one entry a name. More than ten lists within 24 hours: 429002. No loan depends on this call.
   */
  '/v2/user/order_log': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the contact list
     * Called only where the edition allows it, `uploadInformation` names `contacts` and the borrower's consent to `contacts_list` stands; else 403001. Replaces the list that was sent before; withdrawing the consent deletes it. `data` is the encrypted list of `{ name, phone }`, one entry a name. More than ten lists within 24 hours: 429002. No loan depends on this call.
     */
    post: operations['uploadContacts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Send the list of installed apps. Called only where the edition allows it, `uploadInformation` names `apps` and the borrower's consent to `apps_list` stands; else 403001. Replaces the list that was sent before; withdrawing the consent deletes it. `data` is the encrypted list of `{ name, package_name, version, installed_at }`. More than ten lists within 24 hours: 429002. No loan depends on this call.
   */
  '/v2/user/order_log_1': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the list of installed apps
     * Called only where the edition allows it, `uploadInformation` names `apps` and the borrower's consent to `apps_list` stands; else 403001. Replaces the list that was sent before; withdrawing the consent deletes it. `data` is the encrypted list of `{ name, package_name, version, installed_at }`. More than ten lists within 24 hours: 429002. No loan depends on this call.
     */
    post: operations['uploadApps']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Send the list of text messages. Called only where the edition allows it, `uploadInformation` names `messages` and the borrower's consent to `messages_list` stands; else 403001. Replaces the list that was sent before; withdrawing the consent deletes it. `data` is the encrypted list of `{ address, body, date, type }`. More than ten lists within 24 hours: 429002. No loan depends on this call.
   */
  '/v2/user/order_log_2': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the list of text messages
     * Called only where the edition allows it, `uploadInformation` names `messages` and the borrower's consent to `messages_list` stands; else 403001. Replaces the list that was sent before; withdrawing the consent deletes it. `data` is the encrypted list of `{ address, body, date, type }`. More than ten lists within 24 hours: 429002. No loan depends on this call.
     */
    post: operations['uploadMessages']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Report what the app runs on. Called once a start, when the wrapper or the browser has reported what it is, and again after login. Replaces what was known of the device `uuid`; with a session the device becomes known as this borrower's. Only `uuid` is required: what the device does not report is left out.
   */
  '/v2/user/app_info': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report what the app runs on
     * Called once a start, when the wrapper or the browser has reported what it is, and again after login. Replaces what was known of the device `uuid`; with a session the device becomes known as this borrower's. Only `uuid` is required: what the device does not report is left out.
     */
    post: operations['reportAppInfo']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: Is a questionnaire due, and which. Called before the products are shown. Where `is_due` is true the app says why and asks the questions; until they are answered the products answer 409002 with the state `questionnaire_due`. The questions are data: the app shows whatever is asked, in its order. Changes nothing.
   */
  '/v2/sign/is_questionnaire': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Is a questionnaire due, and which
     * Called before the products are shown. Where `is_due` is true the app says why and asks the questions; until they are answered the products answer 409002 with the state `questionnaire_due`. The questions are data: the app shows whatever is asked, in its order. Changes nothing.
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
  /**
   * post: Answer the questionnaire. Called when every required question has its answer. Keeps the answers; the products then take them into account, and who cannot afford the least of them is refused, as submit_apply then answers. None is due, or another one is: 409002.
   */
  '/v2/sign/questionnaire': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Answer the questionnaire
     * Called when every required question has its answer. Keeps the answers; the products then take them into account, and who cannot afford the least of them is refused, as submit_apply then answers. None is due, or another one is: 409002.
     */
    post: operations['submitQuestionnaire']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: The certification steps and their status. Called when the list of steps or one of them is shown. The answer, and nothing that the app remembers, says where the borrower stands. Changes nothing.
   */
  '/v2/verify/steps': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The certification steps and their status
     * Called when the list of steps or one of them is shown. The answer, and nothing that the app remembers, says where the borrower stands. Changes nothing.
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
  /**
   * get: What is known about the borrower so far. Called when a step opens, to fill in what was saved, read from a document or typed before. Changes nothing.
   */
  '/v2/verify/profile': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * What is known about the borrower so far
     * Called when a step opens, to fill in what was saved, read from a document or typed before. Changes nothing.
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
  /**
   * post: Keep a half-filled page. Called while a person types, at most every few seconds. Replaces the draft of that page; an empty object forgets it. A saved step forgets its draft.
   */
  '/v2/verify/draft': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Keep a half-filled page
     * Called while a person types, at most every few seconds. Replaces the draft of that page; an empty object forgets it. A saved step forgets its draft.
     */
    post: operations['saveDraft']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: Read the identity document. Called when the picture of the document's front has been stored. Reads number, name and birth date as a proposal, which the borrower confirms on the personal page; what cannot be read is null. A picture that is no readable document, or cannot be read in time: 422003, however often it is asked for. While another front of the borrower is being read: 429002. Changes nothing that the borrower sees.
   */
  '/v2/verify/ocr_verify': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Read the identity document
     * Called when the picture of the document's front has been stored. Reads number, name and birth date as a proposal, which the borrower confirms on the personal page; what cannot be read is null. A picture that is no readable document, or cannot be read in time: 422003, however often it is asked for. While another front of the borrower is being read: 429002. Changes nothing that the borrower sees.
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
  /**
   * post: Hand in the identity pictures. Called when the three pictures are stored. Reads the front where that was not done and sets `idnumber` to 10: received, the details still to be confirmed. A front whose number is read, and all of it as before, asks for nothing again. Any other takes `idnumber` back to 10, and `submit_apply` answers 409002 until the personal page is saved once more.
   */
  '/v2/verify/identity': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hand in the identity pictures
     * Called when the three pictures are stored. Reads the front where that was not done and sets `idnumber` to 10: received, the details still to be confirmed. A front whose number is read, and all of it as before, asks for nothing again. Any other takes `idnumber` back to 10, and `submit_apply` answers 409002 until the personal page is saved once more.
     */
    post: operations['saveIdentity']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Confirm or correct the personal details. Called when the personal page is sent. Completes `personal_before` and confirms what was read, which completes `idnumber`. A person under 18 is refused at `birth_date`, an identity number of another account at `identity_number`, both with 422001. Another number than the one that was judged answers 409002 until the day from which a refused borrower may apply again, and while a late record counts. A borrower refused for `details_not_confirmed` may put it right, unless a late record counts.
   */
  '/v2/verify/personal': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm or correct the personal details
     * Called when the personal page is sent. Completes `personal_before` and confirms what was read, which completes `idnumber`. A person under 18 is refused at `birth_date`, an identity number of another account at `identity_number`, both with 422001. Another number than the one that was judged answers 409002 until the day from which a refused borrower may apply again, and while a late record counts. A borrower refused for `details_not_confirmed` may put it right, unless a late record counts.
     */
    post: operations['savePersonal']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Save the basic details. Called when the basic page is sent. Saves the first half of `personalinfo`; the residence is the other half.
   */
  '/v2/verify/basic': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Save the basic details
     * Called when the basic page is sent. Saves the first half of `personalinfo`; the residence is the other half.
     */
    post: operations['saveBasic']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Save where the borrower lives. Called when the residence page is sent. Saves the second half of `personalinfo` and completes it once the basic details are saved too. The three regions must lie within one another. A place that the lists do not have is `other` beside the nearest region that they have, and is named in `place_other`.
   */
  '/v2/verify/residence': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Save where the borrower lives
     * Called when the residence page is sent. Saves the second half of `personalinfo` and completes it once the basic details are saved too. The three regions must lie within one another. A place that the lists do not have is `other` beside the nearest region that they have, and is named in `place_other`.
     */
    post: operations['saveResidence']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Save the emergency contacts. Called when the contacts page is sent. Completes `emergency`. A phone that stands twice, or is the borrower's own, is refused with 422001 at `contacts.0.phone` and the like.
   */
  '/v2/verify/emergency': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Save the emergency contacts
     * Called when the contacts page is sent. Completes `emergency`. A phone that stands twice, or is the borrower's own, is refused with 422001 at `contacts.0.phone` and the like.
     */
    post: operations['saveEmergency']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Save the work details. Called when the work page is sent. Completes `jobinfo`. Students and `others` give no employer.
   */
  '/v2/verify/work': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Save the work details
     * Called when the work page is sent. Completes `jobinfo`. Students and `others` give no employer.
     */
    post: operations['saveWork']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: End the certification and evaluate. Called when every step is completed; ends the certification. **Changes state although it is a GET**, by its old name. So it carries an `Idempotency-Key`, may not be prefetched or cached, and is repeated with the same key only. Refused with 409002 while a step is open or the details read from the document are unconfirmed. Refused too while the newest liveness check that saw who it was saw another person. Answers the quota, or why not and from when to try again.
   */
  '/v2/verify/submit_apply': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * End the certification and evaluate
     * Called when every step is completed; ends the certification. **Changes state although it is a GET**, by its old name. So it carries an `Idempotency-Key`, may not be prefetched or cached, and is repeated with the same key only. Refused with 409002 while a step is open or the details read from the document are unconfirmed. Refused too while the newest liveness check that saw who it was saw another person. Answers the quota, or why not and from when to try again.
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
  /**
   * get: Regions of the country. Called when the address is filled in: without `parent` the provinces, with a province its cities, with a city its districts. Changes nothing.
   */
  '/v2/verify/regions': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Regions of the country
     * Called when the address is filled in: without `parent` the provinces, with a province its cities, with a city its districts. Changes nothing.
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
  /**
   * get: The region of a position. Called when the borrower taps locate-me on the residence page. A proposal which the borrower confirms. A position outside the country, or one whose region is unknown, has nulls. The position is not kept. Changes nothing.
   */
  '/v2/verify/region_at': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The region of a position
     * Called when the borrower taps locate-me on the residence page. A proposal which the borrower confirms. A position outside the country, or one whose region is unknown, has nulls. The position is not kept. Changes nothing.
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
  /**
   * post: Hand in a liveness check. Called when the wrapper or the web hand-off came back with a `liveness_id`, in the mode that the remote configuration names. The lender asks the maker of the check what it saw and compares it with the picture of the holder. `passed` counts until another check sees `not_the_holder`, which holds submit_apply up until one passes; anything else says what went wrong and how often it may be tried again. No loan needs a check: without one submit_apply is held up by nothing. A check is good once: one that was handed in before, by whomever, is `expired`. An id that nobody issued, or that was issued for another borrower: 404001. Before the pictures of the identity step, or after the last try: 409002.
   */
  '/v2/verify/liveness': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hand in a liveness check
     * Called when the wrapper or the web hand-off came back with a `liveness_id`, in the mode that the remote configuration names. The lender asks the maker of the check what it saw and compares it with the picture of the holder. `passed` counts until another check sees `not_the_holder`, which holds submit_apply up until one passes; anything else says what went wrong and how often it may be tried again. No loan needs a check: without one submit_apply is held up by nothing. A check is good once: one that was handed in before, by whomever, is `expired`. An id that nobody issued, or that was issued for another borrower: 404001. Before the pictures of the identity step, or after the last try: 409002.
     */
    post: operations['submitLiveness']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Object to a refusal. Called when the borrower finds a refusal wrong: of the evaluation, or with `order_id` of one loan. A person looks at it; the answer names until when, and comes as a message of the kind `objection_answer`. Nothing was refused, or an objection to it is open: 409002.
   */
  '/v2/verify/objection': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Object to a refusal
     * Called when the borrower finds a refusal wrong: of the evaluation, or with `order_id` of one loan. A person looks at it; the answer names until when, and comes as a message of the kind `objection_answer`. Nothing was refused, or an objection to it is open: 409002.
     */
    post: operations['objectToRefusal']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Ask where a picture may go. Called before a picture leaves the phone. The ticket is good for 15 minutes and one picture; it names where the bytes go
   * (`url`, `method`, `headers`) and what kind of place that is:
   *
   * - `server`: this API. Whole in one PUT, or in parts: PATCH at an offset, HEAD to ask how far the lender has got. `url` is a
   *   path as callers write it, without `/v2` and without the proxy prefix.
   * - `oss`: an object store's signed address. `url` is absolute; the bytes go whole in one PUT with exactly `headers`, without
   *   cookies, common fields or headers of ours. The address is good for one object of exactly `size` bytes and of that type,
   *   until `expires_at`; the store refuses any other. Afterwards an empty PATCH at offset `size` to
   *   `/v2/file/upload/{upload_id}` of this API makes the lender fetch and judge them, and answers the stored picture. The
   *   lender then deletes the object; what is never handed in is deleted within an hour.
   *
   * Limits: `size` at most 5 MiB; `mime` one of three. A lender may bound what a borrower asks for in a day and holds (the sandbox:
   * 60 tickets and 120 MiB in 24 hours, 200 pictures held): 429002, with the seconds until the next ticket.
   *
   */
  '/v2/file/ticket': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask where a picture may go
     * Called before a picture leaves the phone. The ticket is good for 15 minutes and one picture; it names where the bytes go
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
  /**
   * put: Send the bytes of a picture. The raw bytes in one request, no common fields and no session: the one-time ticket is the permission. The lender looks at the
   * bytes themselves, decodes the picture and stores it anew without its metadata. Parts that came before by PATCH are
   * dropped. Sending the same ticket again answers the stored picture, whatever the bytes, so a broken call may be repeated.
   *
   * Limits: at most the `size` that the ticket was asked for (more is 413001 with that size as `max_bytes`), which is at most
   * 5 MiB; at most 50 megapixels (25 with 16 bits a colour) and 12,000 pixels on a side, else 413001. So is one that takes
   * longer than 15 seconds to decode. Pictures of one borrower are decoded one after the other: seven wait, the next
   * is 429002. Decoding ends when the caller hangs up. An unknown ticket is 404001, and so is one that ended before its picture
   * came: after its time, or once the third picture for it was refused or left.
   *
   *
   * head: How far an upload has got. Asked after a PATCH whose answer did not come, or when an upload goes on later: `Upload-Offset` is how many bytes of the
   * picture the lender has from the start on without a gap, and so where the next part begins. The names are those of the tus
   * protocol. Changes nothing. No common fields and no session: the ticket is the permission.
   *
   * Once the picture is stored, `Upload-Offset` equals `Upload-Length`; it does as well when all bytes are there but
   * not yet judged. An empty PATCH at that offset then answers the stored picture.
   *
   * An answer to HEAD has no body, so a failure has no envelope. The HTTP status stands for the code (400 for 400001,
   * 404 for 404001, 429 for 429002, 500 for 500001, 503 for 503001). A lender on another origin than the page must
   * name both headers in `Access-Control-Expose-Headers`.
   *
   *
   * patch: Send a part of a picture. A part of the picture's bytes, to be put behind what the lender has: `Upload-Offset` is where it begins and must be what HEAD
   * would answer, 0 for a fresh ticket. The body is raw, as `application/offset+octet-stream` (a part is no picture yet). No
   * common fields, no session and no `Idempotency-Key`: ticket and offset name the part.
   *
   * - A part is taken whole or not at all. After a call whose answer did not come, ask HEAD and go on from there.
   * - The same part sent again changes nothing and answers how far the upload has got.
   * - Any other offset than the right one, below, beyond or overlapping, is refused with 409002 and changes nothing; `data.allowed`
   *   holds the right one.
   * - The part that completes the picture makes the lender judge it as a PUT does and answers the stored picture.
   * - Where that picture is refused (413001, 415001), or a part goes beyond the ticket's `size` (413001), all that came is dropped:
   *   the offset is 0 again and the ticket is still good, unless it was the third picture refused. A part with another `Content-Type` (415001), and a body above 5 MiB, which
   *   is refused before it is looked at (413001), change nothing.
   * - An empty body at an offset equal to the ticket's `size` sends nothing and answers the stored picture. It is for
   *   an answer that was lost, and for an `oss` ticket whose bytes went to the object store. While the store has not
   *   got them it answers 409002, while the store does not answer 503001.
   * - Once the picture is stored, any part answers it.
   *
   * Limits: all parts together have exactly the `size` that the ticket was asked for, which is at most 5 MiB. More is
   * 413001 with that size as `max_bytes`. Parts of 64 KiB to 1 MiB are usual.
   *
   */
  '/v2/file/upload/{upload_id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The ticket.
         * @example tkt-4f0c2b7e9d1a
         */
        upload_id: Id
      }
      cookie?: never
    }
    get?: never
    /**
     * Send the bytes of a picture
     * The raw bytes in one request, no common fields and no session: the one-time ticket is the permission. The lender looks at the
     *     bytes themselves, decodes the picture and stores it anew without its metadata. Parts that came before by PATCH are
     *     dropped. Sending the same ticket again answers the stored picture, whatever the bytes, so a broken call may be repeated.
     *
     *     Limits: at most the `size` that the ticket was asked for (more is 413001 with that size as `max_bytes`), which is at most
     *     5 MiB; at most 50 megapixels (25 with 16 bits a colour) and 12,000 pixels on a side, else 413001. So is one that takes
     *     longer than 15 seconds to decode. Pictures of one borrower are decoded one after the other: seven wait, the next
     *     is 429002. Decoding ends when the caller hangs up. An unknown ticket is 404001, and so is one that ended before its picture
     *     came: after its time, or once the third picture for it was refused or left.
     */
    put: operations['uploadBytes']
    post?: never
    delete?: never
    options?: never
    /**
     * How far an upload has got
     * Asked after a PATCH whose answer did not come, or when an upload goes on later: `Upload-Offset` is how many bytes of the
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
     * A part of the picture's bytes, to be put behind what the lender has: `Upload-Offset` is where it begins and must be what HEAD
     *     would answer, 0 for a fresh ticket. The body is raw, as `application/offset+octet-stream` (a part is no picture yet). No
     *     common fields, no session and no `Idempotency-Key`: ticket and offset name the part.
     *
     *     - A part is taken whole or not at all. After a call whose answer did not come, ask HEAD and go on from there.
     *     - The same part sent again changes nothing and answers how far the upload has got.
     *     - Any other offset than the right one, below, beyond or overlapping, is refused with 409002 and changes nothing; `data.allowed`
     *       holds the right one.
     *     - The part that completes the picture makes the lender judge it as a PUT does and answers the stored picture.
     *     - Where that picture is refused (413001, 415001), or a part goes beyond the ticket's `size` (413001), all that came is dropped:
     *       the offset is 0 again and the ticket is still good, unless it was the third picture refused. A part with another `Content-Type` (415001), and a body above 5 MiB, which
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
  /**
   * get: A stored picture. Its owner only, as raw bytes. Changes nothing.
   */
  '/v2/file/{file_id}': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * A stored picture
     * Its owner only, as raw bytes. Changes nothing.
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
  /**
   * get: Banks and wallets that can receive a loan. Called when the page of the receiving account opens. Names come in the asked language; `bank_code` goes into `POST /v2/bank/account`. Changes nothing.
   */
  '/v2/bank/list': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Banks and wallets that can receive a loan
     * Called when the page of the receiving account opens. Names come in the asked language; `bank_code` goes into `POST /v2/bank/account`. Changes nothing.
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
  /**
   * get: The borrower's receiving accounts. Called where the borrower chooses where a loan is paid to. Only the borrower's own, the default first, numbers masked. Changes nothing.
   */
  '/v2/bank/accounts': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The borrower's receiving accounts
     * Called where the borrower chooses where a loan is paid to. Only the borrower's own, the default first, numbers masked. Changes nothing.
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
  /**
   * post: Add a receiving account. Called when the page of the receiving account is sent. Adds the account and makes it the default one; a loan whose payout failed is paid out there. The number, holder and category of an account that is listed already give it again, with the same `account_id`. Before the certification has given a quota, and after a refusal: 409002. `number` and `number_copy` must be equal and fit the edition's rule for the category, and `consent` must be true: else 422001 names the field. The holder's name is held against the verified one, in any order and with words left out; where they are two people's, Thailand, Mexico, Pakistan and Egypt refuse it (422001, `holder_differs` at `holder_name`), and GENERIC takes it and tells so by `holder_differs` of the answer. The number is not compared with `bank_code`, even where it names a bank itself. Where there is or was another account, a session whose code is older than 15 minutes gets 403002. It gives the consent `account_checks` to the notice in force, which `GET /v2/account/consent` then lists.
   */
  '/v2/bank/account': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a receiving account
     * Called when the page of the receiving account is sent. Adds the account and makes it the default one; a loan whose payout failed is paid out there. The number, holder and category of an account that is listed already give it again, with the same `account_id`. Before the certification has given a quota, and after a refusal: 409002. `number` and `number_copy` must be equal and fit the edition's rule for the category, and `consent` must be true: else 422001 names the field. The holder's name is held against the verified one, in any order and with words left out; where they are two people's, Thailand, Mexico, Pakistan and Egypt refuse it (422001, `holder_differs` at `holder_name`), and GENERIC takes it and tells so by `holder_differs` of the answer. The number is not compared with `bank_code`, even where it names a bank itself. Where there is or was another account, a session whose code is older than 15 minutes gets 403002. It gives the consent `account_checks` to the notice in force, which `GET /v2/account/consent` then lists.
     */
    post: operations['addAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Choose where the next loan goes. Called when the borrower picks one of the accounts. Makes it the only default one; a loan that was applied for keeps its own account, but one whose payout failed is paid out there. A session whose code is older than 15 minutes gets 403002.
   */
  '/v2/bank/account_default': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Choose where the next loan goes
     * Called when the borrower picks one of the accounts. Makes it the only default one; a loan that was applied for keeps its own account, but one whose payout failed is paid out there. A session whose code is older than 15 minutes gets 403002.
     */
    post: operations['setDefaultAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Remove an account. Called when the borrower removes one of the accounts. It is listed no more; where it was the default one, the newest of the others becomes it. While a loan is to be paid to it: 409002.
   */
  '/v2/bank/account_remove': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Remove an account
     * Called when the borrower removes one of the accounts. It is listed no more; where it was the default one, the newest of the others becomes it. While a loan is to be paid to it: 409002.
     */
    post: operations['removeAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: Products on offer to this borrower. Called when the product page opens. Amounts, steps and terms are data: the app shows what they say. Before the evaluation, 409002. Changes nothing.
   */
  '/v2/loan/products': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Products on offer to this borrower
     * Called when the product page opens. Amounts, steps and terms are data: the app shows what they say. Before the evaluation, 409002. Changes nothing.
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
  /**
   * post: Work out the whole cost. Called whenever amount or days are chosen. Makes a quote that holds for 30 minutes; the agreement and the loan are made from it. An amount or days outside the product: 422001. Before the evaluation, and while a consent that a loan needs is withdrawn: 409002.
   */
  '/v2/loan/quote': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Work out the whole cost
     * Called whenever amount or days are chosen. Makes a quote that holds for 30 minutes; the agreement and the loan are made from it. An amount or days outside the product: 422001. Before the evaluation, and while a consent that a loan needs is withdrawn: 409002.
     */
    post: operations['createQuote']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: The loan agreement of a quote. Called before the borrower agrees. The text is rendered from the quote's own figures in the asked language; its `hash` goes back with the application. A quote that has run out: 409002. Changes nothing.
   */
  '/v2/loan/agreement': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The loan agreement of a quote
     * Called before the borrower agrees. The text is rendered from the quote's own figures in the asked language; its `hash` goes back with the application. A quote that has run out: 409002. Changes nothing.
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
  /**
   * post: Apply for the loan. Called when the borrower has read the agreement and agrees. Makes the order and uses the quote up; its `state` says whether it was approved and waits for its signature, waits for the decision as `applied`, or was rejected. A quote that has run out, another agreement's hash, or a consent that a loan needs and that has no record (`consent_missing`) or was withdrawn: 409002. One open loan at a time: 409004.
   */
  '/v2/loan/apply': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Apply for the loan
     * Called when the borrower has read the agreement and agrees. Makes the order and uses the quote up; its `state` says whether it was approved and waits for its signature, waits for the decision as `applied`, or was rejected. A quote that has run out, another agreement's hash, or a consent that a loan needs and that has no record (`consent_missing`) or was withdrawn: 409002. One open loan at a time: 409004.
     */
    post: operations['applyForLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Give up a loan before the money comes. Called when the borrower confirms that a loan is not wanted. Possible until it is signed, and after a payout that failed; it costs nothing and the quota stays. Later: 409002; then a loan can be returned.
   */
  '/v2/loan/abandon': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Give up a loan before the money comes
     * Called when the borrower confirms that a loan is not wanted. Possible until it is signed, and after a payout that failed; it costs nothing and the quota stays. Later: 409002; then a loan can be returned.
     */
    post: operations['abandonLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Return a loan within 24 hours. Called when the borrower confirms the return, within 24 hours after the money came. Announces the return: until `return_by` the loan ends for exactly the amount received, without interest or fee. The money goes back by `POST /v2/repay/create` with the purpose `return`, in one payment or several and by any method; all that its payers paid by `return_by` counts, whatever for and whenever it is matched. When `amount` has come the loan is `returned`. Until then, and where not all comes in time, what came lowers the debt as any payment does. Announced again, it says what is still missing. Who pays the amount received by then without a word has returned the loan too: announcing it tells how much is missing, and gives instructions that last to `return_by`. After 24 hours, or once it is returned: 409002.
   */
  '/v2/loan/return': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Return a loan within 24 hours
     * Called when the borrower confirms the return, within 24 hours after the money came. Announces the return: until `return_by` the loan ends for exactly the amount received, without interest or fee. The money goes back by `POST /v2/repay/create` with the purpose `return`, in one payment or several and by any method; all that its payers paid by `return_by` counts, whatever for and whenever it is matched. When `amount` has come the loan is `returned`. Until then, and where not all comes in time, what came lowers the debt as any payment does. Announced again, it says what is still missing. Who pays the amount received by then without a word has returned the loan too: announcing it tells how much is missing, and gives instructions that last to `return_by`. After 24 hours, or once it is returned: 409002.
     */
    post: operations['returnLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: The borrower's loans. Called by the list of loans, and again with `cursor` for the next page of 20. Newest first. Changes nothing.
   */
  '/v2/order/list': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The borrower's loans
     * Called by the list of loans, and again with `cursor` for the next page of 20. Newest first. Changes nothing.
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
  /**
   * get: One loan with its timeline. Called by the loan's page, the waiting page and the repayment page, and again every few seconds while something is awaited. Its figures are those of the moment. Changes nothing.
   */
  '/v2/order/detail': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * One loan with its timeline
     * Called by the loan's page, the waiting page and the repayment page, and again every few seconds while something is awaited. Its figures are those of the moment. Changes nothing.
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
  /**
   * get: A paper of a loan. Called when the borrower opens a contract, a receipt or the certificate that all is paid. `documents` of the loan says which there are. Comes as raw bytes in the language of `Accept-Language`, with the same figures as the loan. A paper that does not exist yet: 409002. Changes nothing.
   */
  '/v2/order/document': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * A paper of a loan
     * Called when the borrower opens a contract, a receipt or the certificate that all is paid. `documents` of the loan says which there are. Comes as raw bytes in the language of `Accept-Language`, with the same figures as the loan. A paper that does not exist yet: 409002. Changes nothing.
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
  /**
   * get: All papers and figures of a loan. Called when the borrower wants everything about one loan at once, to keep it or to show it to somebody. One archive with every paper as PDF and `order.json` with cost, timeline and payments as this description names them; `missing_papers` there names each paper that could not be made this time. Comes as raw bytes. Changes nothing.
   */
  '/v2/order/pack': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * All papers and figures of a loan
     * Called when the borrower wants everything about one loan at once, to keep it or to show it to somebody. One archive with every paper as PDF and `order.json` with cost, timeline and payments as this description names them; `missing_papers` there names each paper that could not be made this time. Comes as raw bytes. Changes nothing.
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
  /**
   * get: Link into the signing app. Called when the borrower goes to sign. Opens the contract in the signing app; the link is good for one hour and another may be asked for. Only for an order that is approved, else 409002. Changes nothing that the borrower sees.
   */
  '/v2/sign/contract': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Link into the signing app
     * Called when the borrower goes to sign. Opens the contract in the signing app; the link is good for one hour and another may be asked for. Only for an order that is approved, else 409002. Changes nothing that the borrower sees.
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
  /**
   * get: Has the contract been signed. Called again every few seconds while the borrower signs; the app goes on by itself when the answer is `signed`. Changes nothing.
   */
  '/v2/sign/status': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Has the contract been signed
     * Called again every few seconds while the borrower signs; the app goes on by itself when the answer is `signed`. Changes nothing.
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
  /**
   * get: Ways to pay this loan back. Called when the repayment page opens. The bounds of each method already hold what the loan owes today. An order that owes nothing: 409002. Changes nothing.
   */
  '/v2/repay/methods': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Ways to pay this loan back
     * Called when the repayment page opens. The bounds of each method already hold what the loan owes today. An order that owes nothing: 409002. Changes nothing.
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
  /**
   * get: What a payment would change. Called before a sum is chosen: what a payment of `amount` on `day` goes to, what it saves and leaves, and what is due next. An order that owes nothing: 409002. A day that has passed, or is later than the next due date (than today once that has passed), and a sum that cannot be paid on it: 422001. Changes nothing.
   */
  '/v2/repay/preview': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * What a payment would change
     * Called before a sum is chosen: what a payment of `amount` on `day` goes to, what it saves and leaves, and what is due next. An order that owes nothing: 409002. A day that has passed, or is later than the next due date (than today once that has passed), and a sum that cannot be paid on it: 422001. Changes nothing.
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
  /**
   * post: Get an instruction to pay. Called when a method is chosen. Makes an instruction to pay `amount`; nothing is booked until the money comes. A method that the edition does not offer, or more than is owed today: 422001. With the purpose `extend` it names the option chosen and its exact cost; with `return` at most what is still missing of a return that was announced, else 409002.
   */
  '/v2/repay/create': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get an instruction to pay
     * Called when a method is chosen. Makes an instruction to pay `amount`; nothing is booked until the money comes. A method that the edition does not offer, or more than is owed today: 422001. With the purpose `extend` it names the option chosen and its exact cost; with `return` at most what is still missing of a return that was announced, else 409002.
     */
    post: operations['createRepayment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: What became of a payment. Called by the page of a payment, again every few seconds while the money is awaited, and once after a scan in a bank's app. Changes nothing.
   */
  '/v2/repay/status': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * What became of a payment
     * Called by the page of a payment, again every few seconds while the money is awaited, and once after a scan in a bank's app. Changes nothing.
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
  /**
   * get: The borrower's payments. Called where payments are listed: of one loan, or without `order_id` of all. Newest first, by pages of 20. Changes nothing.
   */
  '/v2/repay/list': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The borrower's payments
     * Called where payments are listed: of one loan, or without `order_id` of all. Newest first, by pages of 20. Changes nothing.
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
  /**
   * post: Report a payment that was not matched. Called when the borrower paid and the payment, or the rest of one that came in part, still waits: the picture of the voucher, the day and the sum. The lender looks for the payment; when it is found it counts from `paid_on`, and a message says so. The picture is not a voucher of this borrower: 404001. All of the payment is booked already: 409002.
   */
  '/v2/repay/voucher': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report a payment that was not matched
     * Called when the borrower paid and the payment, or the rest of one that came in part, still waits: the picture of the voucher, the day and the sum. The lender looks for the payment; when it is found it counts from `paid_on`, and a message says so. The picture is not a voucher of this borrower: 404001. All of the payment is booked already: 409002.
     */
    post: operations['sendVoucher']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: How a loan can be extended. Called when the borrower asks for more time. Each option is the whole of it: what it costs, the new due date, the new rate, what stays owed. It is bought by `POST /v2/repay/create` with the purpose `extend`; the due date moves when that money has come. Empty where a `disbursed` loan has none now: when one is offered stands in the guide under "How sums are worked out". A loan that is not `disbursed`, one that is `overdue` among them: 409002. Changes nothing.
   */
  '/v2/repay/extension_options': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * How a loan can be extended
     * Called when the borrower asks for more time. Each option is the whole of it: what it costs, the new due date, the new rate, what stays owed. It is bought by `POST /v2/repay/create` with the purpose `extend`; the due date moves when that money has come. Empty where a `disbursed` loan has none now: when one is offered stands in the guide under "How sums are worked out". A loan that is not `disbursed`, one that is `overdue` among them: 409002. Changes nothing.
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
  /**
   * post: Ask overpaid money back. Called when the borrower wants what was paid too much on a loan: all of `overpaid` is sent to one of the borrower's accounts before `pay_by`, also where the account is cancelled meanwhile, and a message says so. Where the bank does not take it a message says that, the money stays the borrower's, and it can be asked for again. An account that is not the borrower's: 404001. Nothing overpaid, or a request that waits: 409002.
   */
  '/v2/repay/refund': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask overpaid money back
     * Called when the borrower wants what was paid too much on a loan: all of `overpaid` is sent to one of the borrower's accounts before `pay_by`, also where the account is cancelled meanwhile, and a message says so. Where the bank does not take it a message says that, the money stays the borrower's, and it can be asked for again. An account that is not the borrower's: 404001. Nothing overpaid, or a request that waits: 409002.
     */
    post: operations['askForRefund']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * post: Ask for an easier plan. Called when the borrower sees that a loan is hard to repay, before or after its due date. A person looks at it; the answer names until when, and comes as a message of the kind `help_answer`. Until then no late fee is added. Another request about this loan is open, or nothing is owed: 409002.
   */
  '/v2/repay/help': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask for an easier plan
     * Called when the borrower sees that a loan is hard to repay, before or after its due date. A person looks at it; the answer names until when, and comes as a message of the kind `help_answer`. Until then no late fee is added. Another request about this loan is open, or nothing is owed: 409002.
     */
    post: operations['askForHelp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: The personal page. Called by the personal page. What the lender knows for the certification is in `GET /v2/verify/profile`; this says who is signed in and where they stand. Changes nothing.
   */
  '/v2/account/profile': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The personal page
     * Called by the personal page. What the lender knows for the certification is in `GET /v2/verify/profile`; this says who is signed in and where they stand. Changes nothing.
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
  /**
   * get: What was agreed to, and when. Called by the privacy page, and before a purpose is asked about. Every consent that stands, and the newest of those withdrawn: 500 records at most. The export has all of them. Changes nothing.
   *
   * post: Give or withdraw a consent. Called when the borrower agrees to one purpose on its own screen, or takes that back on the privacy page. Giving makes a record; withdrawing closes it and deletes what was collected for that purpose. Giving what stands, and withdrawing what does not, answers the record as it is. Privacy notice and terms of use are recorded after signing in, once a version: without a record of both a loan is refused with 409002. Withdrawing one of the three that a loan needs while a loan is open, or withdrawing what was never given: 409002. While one of them is withdrawn, a quote and an application are refused with 409002. A new evaluation is refused too where it is the privacy notice or the terms of use. Giving it again ends that. A consent is given for the notices in force: another `notice_version` is 422001, whose `choices` name the right one.
   */
  '/v2/account/consent': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What was agreed to, and when
     * Called by the privacy page, and before a purpose is asked about. Every consent that stands, and the newest of those withdrawn: 500 records at most. The export has all of them. Changes nothing.
     */
    get: operations['listConsents']
    put?: never
    /**
     * Give or withdraw a consent
     * Called when the borrower agrees to one purpose on its own screen, or takes that back on the privacy page. Giving makes a record; withdrawing closes it and deletes what was collected for that purpose. Giving what stands, and withdrawing what does not, answers the record as it is. Privacy notice and terms of use are recorded after signing in, once a version: without a record of both a loan is refused with 409002. Withdrawing one of the three that a loan needs while a loan is open, or withdrawing what was never given: 409002. While one of them is withdrawn, a quote and an application are refused with 409002. A new evaluation is refused too where it is the privacy notice or the terms of use. Giving it again ends that. A consent is given for the notices in force: another `notice_version` is 422001, whose `choices` name the right one.
     */
    post: operations['setConsent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: Everything that is kept about the borrower. Called when the borrower asks for a copy. One archive: `data.json` with everything that was typed, read, agreed to, borrowed, paid and sent, `data.html` with most of it as a page to read in the asked language, and every picture and paper. `data.json` is an `ExportedData`, which says what else is in the archive. Comes as raw bytes, as they are made, without a length stated before: whole is what ends as an archive does. One at a time and five within 24 hours; the next is 429002. Changes nothing.
   */
  '/v2/account/export': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Everything that is kept about the borrower
     * Called when the borrower asks for a copy. One archive: `data.json` with everything that was typed, read, agreed to, borrowed, paid and sent, `data.html` with most of it as a page to read in the asked language, and every picture and paper. `data.json` is an `ExportedData`, which says what else is in the archive. Comes as raw bytes, as they are made, without a length stated before: whole is what ends as an archive does. One at a time and five within 24 hours; the next is 429002. Changes nothing.
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
  /**
   * get: Can the account be cancelled. Called before the warnings of the cancellation are shown. Says whether an unfinished order stands in the way and until when a request of today could be withdrawn. Changes nothing.
   */
  '/v2/account/cancel_check': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * Can the account be cancelled
     * Called before the warnings of the cancellation are shown. Says whether an unfinished order stands in the way and until when a request of today could be withdrawn. Changes nothing.
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
  /**
   * post: Cancel the account. Called when the borrower has confirmed the warnings. Ends every session, this one too; the code that the phone was sent last is good no more, not even for the same login repeated. The account is kept 15 days, counted from the day after in the lender's zone; signing in with a new code within them withdraws the request. Afterwards personal data is deleted or made anonymous; sums stay in the books. Overpaid money does not stand in the way: a refund that was asked for is still sent, the rest stays owed, and `claim_reference` claims it later, with whatever money still comes. A repeat is answered 403100, which means that it is done: do not sign in for it, since that withdraws the request. While an order is unfinished, a written-off one that is still owed too: 409003. A session whose code is older than 15 minutes gets 403002.
   */
  '/v2/account/cancel': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel the account
     * Called when the borrower has confirmed the warnings. Ends every session, this one too; the code that the phone was sent last is good no more, not even for the same login repeated. The account is kept 15 days, counted from the day after in the lender's zone; signing in with a new code within them withdraws the request. Afterwards personal data is deleted or made anonymous; sums stay in the books. Overpaid money does not stand in the way: a refund that was asked for is still sent, the rest stays owed, and `claim_reference` claims it later, with whatever money still comes. A repeat is answered 403100, which means that it is done: do not sign in for it, since that withdraws the request. While an order is unfinished, a written-off one that is still owed too: 409003. A session whose code is older than 15 minutes gets 403002.
     */
    post: operations['cancelAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  /**
   * get: The lender's messages. Called by the list of messages and for its counter. Newest first, by pages of 20. Reminders, answers to requests and whatever moved a loan. Changes nothing, not even what counts as read.
   */
  '/v2/message/list': {
    parameters: {
      query: {
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    /**
     * The lender's messages
     * Called by the list of messages and for its counter. Newest first, by pages of 20. Reminders, answers to requests and whatever moved a loan. Changes nothing, not even what counts as read.
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
  /**
   * post: Mark messages as read. Called when messages were on the screen. Keeps when each was first read. One that is not this borrower's: 404001, and none is marked.
   */
  '/v2/message/read': {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mark messages as read
     * Called when messages were on the screen. Keeps when each was first read. One that is not this borrower's: 404001, and none is marked.
     */
    post: operations['readMessages']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
/** What the description names once: schemas, parameters, answers. */
export interface components {
  schemas: {
    /** Milliseconds since 1970 as decimal digits. */
    Timestamp: Timestamp
    /**
     * Country and language in the old spelling.
     * @enum {string}
     */
    CountryLanguage: CountryLanguage
    /**
     * What the page runs in.
     * @enum {string}
     */
    Platform: Platform
    /**
     * The edition. An account is edition and phone.
     * @enum {string}
     */
    AppId: AppId
    /** The signature of the common fields; see "How to call it by hand". */
    Sign: Sign
    /** The common fields of every call that has a JSON body. No operation uses these names for anything else. */
    CallerFields: CallerFields
    /**
     * The country's calling code.
     * @enum {string}
     */
    PhonePrefix: PhonePrefix
    /** National digits without calling code and without a trunk zero. */
    Phone: Phone
    /** Random name of the device, made at first start. */
    DeviceUuid: DeviceUuid
    /** The phone that gets the code. */
    SendCode: SendCode
    /**
     * The call did what it is for. Every other code is a failure of the catalogue.
     * @constant
     */
    SuccessCode: SuccessCode
    /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
    Message: Message
    /** How long the code is good for and when another may be asked for. */
    CodeSent: CodeSent
    /**
     * Format: date-time
     * An instant in UTC, ISO 8601 with milliseconds.
     * @example 2026-12-03T04:05:06.000Z
     */
    Instant: Instant
    /** The right time. */
    StaleTimestamp: StaleTimestamp
    /** The limit that was passed. */
    SizeLimit: SizeLimit
    /**
     * The rule that is broken. Client and lender share the list; the guide says under "Rules of fields" when each is broken and what its `params` are.
     * @enum {string}
     */
    RuleName: RuleName
    /** One entry a field, with the first rule that it breaks, in the order of the fields. */
    FieldFailures: FieldFailures
    /** What to install. */
    NewerVersion: NewerVersion
    /** How long to wait. */
    Wait: Wait
    /** The phone and the code that came to it. */
    Login: Login
    /** An opaque identifier. */
    Id: Id
    /**
     * The page of the app that comes next for this borrower. A page that a client does not have leads to the nearest that it has. The guide says under "What comes next" which facts lead to which.
     * @enum {string}
     */
    Next: Next
    /** The session and whose it is. */
    LoginAnswer: LoginAnswer
    /** How often it may be tried again. */
    WrongCode: WrongCode
    /** How often it may be tried again. */
    IdentityTries: IdentityTries
    /** Nothing but the common fields. */
    CallerOnly: CallerOnly
    /** The call succeeded and has no further data. */
    Done: Done
    /** A session and the device that it was started on. */
    SignedInDevice: SignedInDevice
    /** Where this borrower is signed in. */
    SessionList: SessionList
    /** Which session ends. */
    EndSession: EndSession
    /** How many sessions are over. */
    SessionsEnded: SessionsEnded
    /**
     * `liveness_V3` `1`: liveness is checked by the wrapper. Otherwise `liveness` `1`: by the web hand-off; `2`: by the wrapper. `adai_key` and `adai_secret` start the wrapper's liveness vendor. `hAppId`, `hAppKey` and `hAppUrl` (https, or a path of the page's own origin) are the web hand-off; the guide says how it goes and comes back. `af_devkey` and `appid` start attribution, `fb_appid` and `fb_token` the second one, both only with the borrower's consent. `market` names the store of the update link. `uploadInformation` names the lists that may be asked for, `contacts`, `apps` and `messages`, separated by commas; empty: none. `support_phone` (as it is dialled from abroad), `support_hours` (days, hours and IANA zone, as `Mo-Fr 09:00-18:00 Asia/Bangkok`), `support_email` and `support_address` say whom a borrower asks; `regulator_name` and `regulator_url` (https) where one complains about the lender, in the language of the call. `sign_app_url` is where the signing app is had, and `sign_app_name` what it is called there and on the phone. `bundle_url` (https), `bundle_sha256` (lower-case hexadecimal of its bytes) and `bundle_version` are a newer bundle of the page for a wrapper; one without the other two counts for nothing.
     * @enum {string}
     */
    ConfigKey: ConfigKey
    /** One key and its value. */
    ConfigEntry: ConfigEntry
    /** One entry a key, in no order. */
    AppConfig: AppConfig
    /**
     * ISO 4217 code of the lender's country.
     * @enum {string}
     */
    Currency: Currency
    /** A sum in whole hundredths of the currency. */
    Money: Money
    /** Whole days. */
    Days: Days
    /** Basis points a year; 2280 is 22.8 %. */
    AnnualRate: AnnualRate
    /** The range of the products; every figure is computed from them. The rates are over every sum on its step and every length. */
    Offer: Offer
    /**
     * Format: date
     * A calendar date in the lender's zone, Gregorian.
     * @example 2026-12-03
     */
    Day: Day
    /** One payment of the schedule. */
    Instalment: Instalment
    /** The whole cost of a loan. */
    Cost: Cost
    /** One worked example, computed from a product that is on offer. */
    CostExample: CostExample
    /** The lender's licence; null where there is none, and then the page says so. */
    Licence: Licence
    /**
     * Class of the reason; the app says it in the borrower's words. `details_not_confirmed`: a person at the lender looked at pictures and details and could not confirm them. `too_little_left`: by the answers of the questionnaire.
     * @enum {string}
     */
    RefusalReason: RefusalReason
    /**
     * What would make another answer likely: a higher income than was stated, lower monthly costs than were stated, nothing but time, details that were confirmed, loans repaid in time.
     * @enum {string}
     */
    WouldHelp: WouldHelp
    /** Why not, what would help and from when to try again; null where nothing was refused. */
    Refusal: Refusal
    /**
     * The life of an order; the guide says what leads where. From `signed` the money comes within 12 hours.
     * @enum {string}
     */
    OrderState: OrderState
    /** A loan in a few figures. */
    OrderSummary: OrderSummary
    /** Everything that home shows, for a visitor or a borrower. */
    Home: Home
    /** One event. */
    LogEvent: LogEvent
    /** A list of the device, encrypted. */
    EncryptedListBody: EncryptedListBody
    /** The list was kept. */
    ListTaken: ListTaken
    /**
     * How the device was connected when the facts were taken.
     * @enum {string}
     */
    NetworkType: NetworkType
    /** What the device reports about itself. */
    ReportAppInfo: ReportAppInfo
    /**
     * One option, any number of options, or a sum of money a month.
     * @enum {string}
     */
    QuestionKind: QuestionKind
    /** One answer that can be chosen. */
    QuestionOption: QuestionOption
    /** One question. */
    Question: Question
    /** What is asked, if anything is. */
    Questionnaire: Questionnaire
    /** `option_ids` for a choice, `amount` for a sum; the other is left out. */
    QuestionAnswer: QuestionAnswer
    /** The answers. */
    SubmitQuestionnaire: SubmitQuestionnaire
    /** The answers were kept. */
    QuestionnaireTaken: QuestionnaireTaken
    /** Where things stand and what can be done. */
    StateConflict: StateConflict
    /**
     * A certification step, in the order of this list.
     * @enum {string}
     */
    StepCode: StepCode
    /**
     * 0 start, 1 in progress, 2 completed; 10 on `idnumber` only: documents received, the details read from them still to be confirmed.
     * @enum {integer}
     */
    StepStatus: StepStatus
    /** One step and how far it is. */
    Step: Step
    /** The five steps and where to go on. */
    StepList: StepList
    /**
     * Third gender in Thailand and Pakistan, and for the X of a CURP in Mexico.
     * @enum {string}
     */
    Gender: Gender
    /** What was read from the document; a proposal that the borrower confirms. Null where it could not be read. */
    IdentityReading: IdentityReading
    /** The name has the parts that the edition asks for. */
    PersonalDetails: PersonalDetails
    /**
     * An edition offers a part of these. `secondary_school` lies between `junior_high_and_below` and `high_school`: upper secondary without its end, or a certificate of its own, such as Matric in Pakistan and the technical diploma in Egypt.
     * @enum {string}
     */
    Education: Education
    /**
     * An edition offers a part of these.
     * @enum {string}
     */
    MaritalStatus: MaritalStatus
    /**
     * How many children.
     * @enum {string}
     */
    Children: Children
    /**
     * What the money is for; `other` is said in `loan_purpose_other`.
     * @enum {string}
     */
    LoanPurpose: LoanPurpose
    /** Text as a person typed it, without characters that nobody sees. */
    FreeText: FreeText
    /** The basic page. */
    BasicDetails: BasicDetails
    /**
     * Own property, rented, other.
     * @enum {string}
     */
    ResidenceType: ResidenceType
    /**
     * How long the borrower has lived there.
     * @enum {string}
     */
    ResidenceLength: ResidenceLength
    /** The residence page; the regions come from `GET /v2/verify/regions`. */
    ResidenceDetails: ResidenceDetails
    /**
     * An edition and a group offer a part of these.
     * @enum {string}
     */
    Relation: Relation
    /** A person who may be called when the borrower cannot be reached. */
    EmergencyContact: EmergencyContact
    /** The contacts page. */
    EmergencyDetails: EmergencyDetails
    /**
     * An edition offers a part of these.
     * @enum {string}
     */
    WorkType: WorkType
    /**
     * An edition offers a part of these.
     * @enum {string}
     */
    Occupation: Occupation
    /**
     * Income a month in whole units of the currency; an edition offers a part of these.
     * @enum {string}
     */
    IncomeBand: IncomeBand
    /**
     * Day of the month; a weekday where pay comes by the week (`weekly`), daily or every two weeks (`daily_or_fortnightly`).
     * @enum {string}
     */
    PayDay: PayDay
    /**
     * The first three in Thailand, the others elsewhere.
     * @enum {string}
     */
    PayMethod: PayMethod
    /** The work page. */
    WorkDetails: WorkDetails
    /**
     * A page of the certification.
     * @enum {string}
     */
    FormPage: FormPage
    /** What was typed so far, a text a field, checked by nobody. */
    DraftFields: DraftFields
    /** All that the lender knows so far; a part is null until it was saved. */
    Profile: Profile
    /** A page as far as it is filled in. */
    SaveDraft: SaveDraft
    /** Why the picture cannot be used. */
    UnusablePicture: UnusablePicture
    /** The three stored pictures. */
    SaveIdentity: SaveIdentity
    /** The personal page. */
    SavePersonal: SavePersonal
    /** The basic page. */
    SaveBasic: SaveBasic
    /** The residence page. */
    SaveResidence: SaveResidence
    /** The contacts page. */
    SaveEmergency: SaveEmergency
    /** The work page. */
    SaveWork: SaveWork
    /** What the evaluation came to. */
    Evaluation: Evaluation
    /** A province, a city or a district. */
    Region: Region
    /** The parts of one region. */
    RegionList: RegionList
    /** The region as the list of regions names it; null where there is none. */
    RegionIdOrNone: RegionIdOrNone
    /** The province, city and district of a position; null where it is in none that is known. */
    RegionAt: RegionAt
    /**
     * `native_v3`: the wrapper, because `liveness_V3` is `1`; `native`: the wrapper, because `liveness` is `2`; `web`: the hand-off, because `liveness` is `1`.
     * @enum {string}
     */
    LivenessMode: LivenessMode
    /** The check that was made. */
    SubmitLiveness: SubmitLiveness
    /**
     * `passed`, or what was wrong: no face, several faces, a picture instead of a person, another person than on the pictures, a check too old to count.
     * @enum {string}
     */
    LivenessOutcome: LivenessOutcome
    /** What the check came to. */
    LivenessResult: LivenessResult
    /** What the borrower has to say, without control characters but line ends. */
    Statement: Statement
    /** What the borrower objects to, and why. */
    ObjectToRefusal: ObjectToRefusal
    /** A person looks at it. The answer comes as a message, at the latest at `answer_by`. */
    AnswerPromise: AnswerPromise
    /**
     * What the picture shows.
     * @enum {string}
     */
    UploadPurpose: UploadPurpose
    /**
     * The picture's media type; the bytes must agree.
     * @enum {string}
     */
    PictureType: PictureType
    RequestTicket: RequestTicket
    /**
     * `server`: through this API, whole or in parts; `oss`: whole and straight to an object store, without credentials.
     * @enum {string}
     */
    UploadKind: UploadKind
    UploadTicket: UploadTicket
    StoredFile: StoredFile
    /** How far an upload in parts has got; the fields of the stored picture are null until the last part is judged. */
    UploadProgress: UploadProgress
    /**
     * What receives the money.
     * @enum {string}
     */
    AccountCategory: AccountCategory
    /** A bank or a wallet. */
    Bank: Bank
    /** Banks and wallets of the edition. */
    BankList: BankList
    /** A receiving account, its number masked. */
    Account: Account
    /** The borrower's accounts, the default first. */
    AccountList: AccountList
    /** The number without spaces or dashes. */
    AccountNumber: AccountNumber
    /** The account as the borrower typed it. */
    SaveAccount: SaveAccount
    /** The account that was added. */
    AccountSaved: AccountSaved
    /** The account that is meant. */
    ChooseAccount: ChooseAccount
    /** A length on offer and its rate. */
    Term: Term
    /** A kind of loan: its amounts and its terms. */
    Product: Product
    /** The quota and what may be borrowed within it. */
    ProductList: ProductList
    /** What the borrower would like. */
    RequestQuote: RequestQuote
    /** The whole cost, fixed until `expires_at`. */
    Quote: Quote
    /** SHA-256 of the agreement's text; proves which text was agreed to. The guide says under "The agreement and its hash" how it is worked out. */
    AgreementHash: AgreementHash
    /** The agreement as the borrower reads it. */
    Agreement: Agreement
    /** What is agreed to, and where the money goes. */
    Apply: Apply
    /** The new order. */
    Applied: Applied
    /**
     * Why the loan is not wanted; nobody has to say.
     * @enum {string}
     */
    AbandonReason: AbandonReason
    /** The loan that is given up. */
    AbandonLoan: AbandonLoan
    /** The loan has ended. */
    LoanEnded: LoanEnded
    /** The loan that is returned. */
    ReturnLoan: ReturnLoan
    /** What ends the loan, and until when. The moment at which the payer paid counts. */
    LoanReturn: LoanReturn
    /** One page of the borrower's loans. */
    OrderList: OrderList
    /**
     * `asked`: it waits. `paid`: the money was sent. `failed`: the bank did not take it: it is still the borrower's, who can ask again with another account.
     * @enum {string}
     */
    RefundStatus: RefundStatus
    /** A request for overpaid money, and what became of it. */
    Refund: Refund
    /** A payment of the schedule that is still to be made, or what of it is. */
    RemainingPayment: RemainingPayment
    /**
     * The signed contract, the receipt of a payment, the certificate that nothing is owed any more.
     * @enum {string}
     */
    DocumentKind: DocumentKind
    /** A state and when the order came into it. */
    TimelineEntry: TimelineEntry
    /** One loan with its figures of today. */
    Order: Order
    /** Raw bytes, no JSON. */
    PdfBytes: PdfBytes
    /** Raw bytes, no JSON. */
    ZipBytes: ZipBytes
    /** Where the contract is signed. */
    SigningLink: SigningLink
    /** How far the signing is. */
    SigningStatus: SigningStatus
    /**
     * How money comes back: a transfer with a reference, an account for this payment alone, cash at a shop, cash in the Paynet network (Mexico), a scanned code.
     * @enum {string}
     */
    RepaymentMethod: RepaymentMethod
    /** A method and the sums that it takes. */
    MethodOffer: MethodOffer
    /** Methods for this order. */
    MethodList: MethodList
    /** Where each hundredth of what was paid goes, in the order in which a debt is paid. The parts add up to it. What falls away with an early payoff is in none of them. */
    Allocation: Allocation
    /** What a payment of that sum on that day would change. The books hold just this after it, where nothing else happens before. */
    Preview: Preview
    /**
     * `repay`: lowers what is owed; `extend`: buys the extension that was chosen; `return`: pays back all or a part of a loan whose return was announced.
     * @enum {string}
     */
    RepaymentPurpose: RepaymentPurpose
    /** What is to be paid and how. */
    CreateRepayment: CreateRepayment
    /**
     * `waiting`: nothing has come. `reported`: a voucher is there and the payment, or the rest of it, is looked for. `part_paid`: less than `amount` has come and is booked; `received` says how much. `paid`: all of `amount` has come and is booked. `put_to_debt`: money came, but not for the extension or the return that it was for, which could not be had with it: it lowered what is owed. `not_found`: nothing came, and no such payment was found. `expired`: nothing came, and the instruction is no longer good.
     * @enum {string}
     */
    RepaymentStatus: RepaymentStatus
    /** What the payer needs; null where the method or the country has no such thing. */
    Instruction: Instruction
    /** When the borrower reported a payment, and until when it is looked for. */
    PaymentReport: PaymentReport
    /** A payment that is awaited or came. */
    Repayment: Repayment
    /** A payment as it stands in a list. */
    RepaymentSummary: RepaymentSummary
    /** A page of payments. */
    RepaymentList: RepaymentList
    /** A payment that the lender has not matched, as the payer saw it. */
    SendVoucher: SendVoucher
    /** The lender looks for the payment. */
    VoucherTaken: VoucherTaken
    /** The whole of what an extension means, before it is agreed to. */
    ExtensionOption: ExtensionOption
    /** How much more time a loan can have, and for what. */
    ExtensionOptions: ExtensionOptions
    /** Overpaid money that is asked back. */
    AskForRefund: AskForRefund
    /**
     * Smaller payments, another due date, no payments for a while, or something else.
     * @enum {string}
     */
    HelpWish: HelpWish
    /** What would make repaying possible. */
    AskForHelp: AskForHelp
    /** Who is signed in and where they stand. */
    AccountProfile: AccountProfile
    /** Version of the text that was shown. */
    NoticeVersion: NoticeVersion
    /**
     * What is agreed to, each by itself: the privacy notice; the terms of use; identity, loan, payment and card checks with the receiving account; the position at locate-me. Then the contact list, the list of installed apps and the list of text messages, and reporting to an advertising partner where the borrower came from. A loan needs only the first three.
     * @enum {string}
     */
    ConsentPurpose: ConsentPurpose
    /** One purpose and what was said to it. A consent that was withdrawn and given again is another record. */
    Consent: Consent
    /** Every record that stands, and as many of the newest withdrawn ones as there is room for. */
    ConsentList: ConsentList
    /** A consent that is given or withdrawn. */
    SetConsent: SetConsent
    /**
     * A payment is due soon or late; a payment came; a reported payment was not found; a loan moved on. Or the answer to a request for an easier plan, the answer to an objection, or something about the account itself.
     * @enum {string}
     */
    MessageKind: MessageKind
    /** Something that the lender wrote to the borrower. */
    InboxMessage: InboxMessage
    /** The entries of one list. */
    ExportedList: ExportedList
    /** An answer to a finished certification. */
    ExportedEvaluation: ExportedEvaluation
    /** A receiving account. */
    ExportedAccount: ExportedAccount
    /** What the lender read from a picture of a document, or why it could not. */
    ExportedReading: ExportedReading
    /** A session. */
    ExportedSession: ExportedSession
    /** What a device reported about itself by `POST /v2/user/app_info`; what it did not report is left out. */
    ExportedDevice: ExportedDevice
    /** An event of the app. */
    ExportedEvent: ExportedEvent
    /** A check of the face. */
    ExportedLivenessCheck: ExportedLivenessCheck
    /** A questionnaire that was answered. */
    ExportedQuestionnaire: ExportedQuestionnaire
    /**
     * A request for an easier plan, or an objection to a refusal.
     * @enum {string}
     */
    RequestSubject: RequestSubject
    /** A request or an objection, and its answer. */
    ExportedRequest: ExportedRequest
    /** A cost that was asked for. */
    ExportedQuote: ExportedQuote
    /** The text that a loan was agreed to by, and by whom. */
    ExportedAgreement: ExportedAgreement
    /** A loan that was given up. */
    ExportedAbandonment: ExportedAbandonment
    /** An extension that was bought. */
    ExportedExtension: ExportedExtension
    /** A late day and its fee. */
    ExportedLateFee: ExportedLateFee
    /** An instruction to pay. */
    ExportedRepayment: ExportedRepayment
    /** Money that came. */
    ExportedPayment: ExportedPayment
    /** A transfer that was reported with a picture. */
    ExportedVoucher: ExportedVoucher
    /** An entry of the lender's log of this borrower. */
    ExportedAct: ExportedAct
    /** A request to cancel the account. */
    ExportedCancellation: ExportedCancellation
    /** A text message. */
    ExportedText: ExportedText
    /** Path of a file in the archive. */
    FileName: FileName
    /** A picture that was handed in. */
    ExportedPicture: ExportedPicture
    /** The file `data.json` of `GET /v2/account/export`: everything that is kept about the borrower. Each list is oldest first. Beside it the archive holds the pictures, and a folder `loans/{order_number}` for each loan: its papers, and `order.json`, an `Order` with two fields more: `payments`, a list of `RepaymentSummary`, and `missing_papers`, names of papers that could not be made. `data.html` is a page of the same for people, in the asked language: who the borrower is and where they live, the people to call, work, consents, loans, payments, receiving accounts, messages, requests, devices. It runs nothing and needs no network. */
    ExportedData: ExportedData
    /** Raw bytes, no JSON. The schema of the content is that of the file `data.json` in the archive. */
    ExportArchive: ExportArchive
    /**
     * Days for which a cancelled account is kept, counted from the day after the request in the lender's zone.
     * @constant
     */
    KeptDays: KeptDays
    /** A loan on which more was paid than was owed. */
    OverpaidOrder: OverpaidOrder
    /** Whether the account can be cancelled now, and what would follow. */
    CancelCheck: CancelCheck
    /** The borrower's last word. */
    CancelAccount: CancelAccount
    /** The account is on its way out. */
    Cancellation: Cancellation
    /** A request that waits for its answer, as the borrower sent it. */
    OpenRequest: OpenRequest
    /** A page of messages. */
    MessageList: MessageList
    /** The messages that were read. */
    ReadMessages: ReadMessages
    /** What is left to read. */
    MessagesRead: MessagesRead
  }
  responses: {
    /** The request cannot be read, its signature is wrong or its timestamp is stale. */
    Malformed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 400001 | 400002 | 400003
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: StaleTimestamp | null
        }
      }
    }
    /** The `app_id` is not one that this lender serves, or not that of the session's account. */
    NotServedHere: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 403001
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** The same call is being worked on. */
    KeyInFlight: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 409001
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** Larger than allowed. */
    TooLarge: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 413001
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: SizeLimit | null
        }
      }
    }
    /** The `Content-Type` is not one that the operation takes, or the bytes are not what it says. */
    WrongContent: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 415001
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** Fields break rules, or the key was used with other fields. */
    Fields: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 422001 | 422002
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: FieldFailures | null
        }
      }
    }
    /** This version of the app is too old. */
    VersionTooOld: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 426001
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** What to install. */
          data: NewerVersion
        }
      }
    }
    /** Codes are asked for too often, or calls come too often. */
    CodesTooOften: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 429001 | 429002 | 429003
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** How long to wait. */
          data: Wait
        }
      }
    }
    /** The server failed. No detail is given. */
    Internal: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 500001
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** The server cannot serve this now. */
    TryLater: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 503001
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** The code is wrong, used or too old. */
    WrongCode: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 401001 | 401002
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: WrongCode | null
        }
      }
    }
    /** The last four signs of the identity number are asked for, or the `app_id` is not one that this lender serves. */
    IdentityNeeded: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 403001 | 403003
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: IdentityTries | null
        }
      }
    }
    /** Too many wrong codes were tried, or calls come too often. */
    CodeLocked: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 429002 | 429003
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** How long to wait. */
          data: Wait
        }
      }
    }
    /** There is no session, the borrower may not do this, or the `app_id` is not served or not the session's. */
    SignedOut: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 403001 | 403100
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** Calls come too often. */
    TooManyRequests: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 429002
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** How long to wait. */
          data: Wait
        }
      }
    }
    /** There is no such thing, or it is somebody else's. */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 404001
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** The state does not allow this, or the same call is being worked on. */
    State: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 409001 | 409002
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: StateConflict | null
        }
      }
    }
    /** The picture cannot be used. */
    PictureUnusable: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 422001 | 422003
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: UnusablePicture | FieldFailures
        }
      }
    }
    /** The picture cannot be used, fields break rules, or the key was used with other fields. */
    PictureOrFields: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 422001 | 422002 | 422003
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: UnusablePicture | FieldFailures | null
        }
      }
    }
    /** The key was used with other fields. */
    KeyReused: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 422002
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** The request cannot be read. It carries no common fields, so there is no signature to be wrong. */
    MalformedBytes: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 400001
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** There is no session, or its code is older than 15 minutes, or the borrower may not do this, or the `app_id` is not served or not the session's. */
    FreshCodeNeeded: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 403001 | 403002 | 403100
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          /** No further data. */
          data: Record<string, never> | null
        }
      }
    }
    /** The state does not allow this. */
    StateUnkeyed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 409002
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: StateConflict | null
        }
      }
    }
    /** A loan is open, the state does not allow this, or the same call is being worked on. */
    LoanOpen: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 409001 | 409002 | 409004
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: StateConflict | null
        }
      }
    }
    /** Fields break rules. */
    FieldsUnkeyed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 422001
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: FieldFailures | null
        }
      }
    }
    /** An order is unfinished, or the same call is being worked on. */
    UnfinishedOrders: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /**
           * One of the catalogue.
           * @enum {integer}
           */
          code: 409001 | 409003
          /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
          message: Message
          data: StateConflict | null
        }
      }
    }
  }
  parameters: {
    /** Milliseconds since 1970 as decimal digits. */
    timestamp: Timestamp
    /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
    country_language: CountryLanguage
    /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
    accept_language: string
    /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
    idempotency_key: string
    /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
    version: string
    /** What the page runs in. */
    platform: Platform
    /** Attribution id or empty. */
    appsflyer_id: string
    /** The wrapper's bundle id or empty. */
    bundle_id: string
    /** The edition. An account is edition and phone. */
    app_id: AppId
    /** The session's token; empty when signed out. */
    token: string
    /** The signature of the common fields; see "How to call it by hand". */
    sign: Sign
    /** The wrapper's package name or empty. */
    package_name: string
    /** Version of the page. */
    h5_version: string
    /** Where the borrower came from, where it is known. */
    channel: string
  }
  requestBodies: never
  headers: {
    /** The request's name in every log; give it when asking about a failure. */
    RequestId: string
    /** Seconds to wait before trying again. */
    RetryAfter: number
    /**
     * Bytes that the lender has from the start on without a gap.
     * @example 131072
     */
    UploadOffset: number
    /**
     * Bytes of the whole picture, as the ticket was asked for.
     * @example 183204
     */
    UploadLength: number
  }
  pathItems: never
}
/** Every operation of the description by its id. */
export interface operations {
  sendCode: {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SendCode
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** How long the code is good for and when another may be asked for. */
            data: CodeSent
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': Login
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The session and whose it is. */
            data: LoginAnswer
          }
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['WrongCode']
      403: components['responses']['IdentityNeeded']
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': CallerOnly
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The call succeeded and has no further data. */
            data: Done
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** Where this borrower is signed in. */
            data: SessionList
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': EndSession
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** How many sessions are over. */
            data: SessionsEnded
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': CallerOnly
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** How many sessions are over. */
            data: SessionsEnded
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** One entry a key, in no order. */
            data: AppConfig
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** What to install. */
            data: NewerVersion
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** Everything that home shows, for a visitor or a borrower. */
            data: Home
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': LogEvent
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The call succeeded and has no further data. */
            data: Done
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': EncryptedListBody
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The list was kept. */
            data: ListTaken
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': EncryptedListBody
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The list was kept. */
            data: ListTaken
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': EncryptedListBody
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The list was kept. */
            data: ListTaken
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': ReportAppInfo
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The call succeeded and has no further data. */
            data: Done
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** What is asked, if anything is. */
            data: Questionnaire
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SubmitQuestionnaire
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The answers were kept. */
            data: QuestionnaireTaken
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The five steps and where to go on. */
            data: StepList
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** All that the lender knows so far; a part is null until it was saved. */
            data: Profile
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SaveDraft
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The call succeeded and has no further data. */
            data: Done
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * The stored picture of the document's front.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        front_file_id: Id
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** What was read from the document; a proposal that the borrower confirms. Null where it could not be read. */
            data: IdentityReading
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SaveIdentity
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The five steps and where to go on. */
            data: StepList
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SavePersonal
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The five steps and where to go on. */
            data: StepList
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SaveBasic
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The five steps and where to go on. */
            data: StepList
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SaveResidence
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The five steps and where to go on. */
            data: StepList
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SaveEmergency
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The five steps and where to go on. */
            data: StepList
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SaveWork
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The five steps and where to go on. */
            data: StepList
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Result of the device report, where there is one.
         * @example risk-7d1f0a9c
         */
        risk_token?: string
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** What the evaluation came to. */
            data: Evaluation
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * The region whose parts are asked for.
         * @example th-10
         */
        parent?: Id
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The parts of one region. */
            data: RegionList
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Degrees north, WGS 84; four decimals are enough.
         * @example 13.7563
         */
        latitude: number
        /**
         * Degrees east, WGS 84; four decimals are enough.
         * @example 100.5018
         */
        longitude: number
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The province, city and district of a position; null where it is in none that is known. */
            data: RegionAt
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SubmitLiveness
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** What the check came to. */
            data: LivenessResult
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': ObjectToRefusal
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** A person looks at it. The answer comes as a message, at the latest at `answer_by`. */
            data: AnswerPromise
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': RequestTicket
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            data: UploadTicket
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
         * The ticket.
         * @example tkt-4f0c2b7e9d1a
         */
        upload_id: Id
      }
      cookie?: never
    }
    /** The picture. */
    requestBody: {
      content: {
        'image/jpeg': string
        'image/png': string
        'image/webp': string
      }
    }
    responses: {
      /** Stored. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            data: StoredFile
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
         * The ticket.
         * @example tkt-4f0c2b7e9d1a
         */
        upload_id: Id
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The ticket is good; the headers say how far it has got. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Upload-Offset': components['headers']['UploadOffset']
          'Upload-Length': components['headers']['UploadLength']
          [name: string]: unknown
        }
        content?: never
      }
      /** The ticket is not written like one (400001). */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content?: never
      }
      /** There is no such ticket, or it has ended (404001). */
      404: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content?: never
      }
      /** Calls come too often (429002). */
      429: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Retry-After': components['headers']['RetryAfter']
          [name: string]: unknown
        }
        content?: never
      }
      /** The server failed (500001). */
      500: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content?: never
      }
      /** The server cannot serve this now (503001). */
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
        /** Where the part begins, in bytes from the start of the picture. Missing or no whole number from 0 on: 400001, where the ticket is known. */
        'Upload-Offset': number
      }
      path: {
        /**
         * The ticket.
         * @example tkt-4f0c2b7e9d1a
         */
        upload_id: Id
      }
      cookie?: never
    }
    /** The part's bytes; empty only to ask for the outcome. */
    requestBody: {
      content: {
        'application/offset+octet-stream': string
      }
    }
    responses: {
      /** The part is kept; with the last one, the picture is stored. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** How far an upload in parts has got; the fields of the stored picture are null until the last part is judged. */
            data: UploadProgress
          }
        }
      }
      400: components['responses']['MalformedBytes']
      404: components['responses']['NotFound']
      /** The part does not begin where the lender's bytes end. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /**
             * One of the catalogue.
             * @enum {integer}
             */
            code: 409002
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** Where things stand and what can be done. */
            data: StateConflict
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path: {
        /**
         * Which picture.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        file_id: Id
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The picture. */
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** Banks and wallets of the edition. */
            data: BankList
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The borrower's accounts, the default first. */
            data: AccountList
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SaveAccount
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The account that was added. */
            data: AccountSaved
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['FreshCodeNeeded']
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': ChooseAccount
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The borrower's accounts, the default first. */
            data: AccountList
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['FreshCodeNeeded']
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': ChooseAccount
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The borrower's accounts, the default first. */
            data: AccountList
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The quota and what may be borrowed within it. */
            data: ProductList
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': RequestQuote
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The whole cost, fixed until `expires_at`. */
            data: Quote
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * The quote to be agreed to.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        quote_id: Id
        /**
         * Where the money would go.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        account_id: Id
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The agreement as the borrower reads it. */
            data: Agreement
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': Apply
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The new order. */
            data: Applied
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': AbandonLoan
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The loan has ended. */
            data: LoanEnded
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': ReturnLoan
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** What ends the loan, and until when. The moment at which the payer paid counts. */
            data: LoanReturn
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Where to go on; from the answer before.
         * @example b3JkZXI6MDE5MmYwYzE
         */
        cursor?: string
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** One page of the borrower's loans. */
            data: OrderList
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: Id
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** One loan with its figures of today. */
            data: Order
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: Id
        /**
         * Which paper.
         * @example contract
         */
        kind: DocumentKind
        /**
         * Which payment, of a `receipt`; without it the latest one.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        repayment_id?: Id
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The paper as PDF, raw bytes without an envelope. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/pdf': PdfBytes
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: Id
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The archive, raw bytes without an envelope. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/zip': ZipBytes
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: Id
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** Where the contract is signed. */
            data: SigningLink
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: Id
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** How far the signing is. */
            data: SigningStatus
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: Id
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** Methods for this order. */
            data: MethodList
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: Id
        /**
         * The sum, in hundredths of the loan's currency; without it what ends the loan on that day.
         * @example 500000
         */
        amount?: number
        /**
         * The day on which it is paid; without it today.
         * @example 2026-11-21
         */
        day?: Day
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** What a payment of that sum on that day would change. The books hold just this after it, where nothing else happens before. */
            data: Preview
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': CreateRepayment
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** A payment that is awaited or came. */
            data: Repayment
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Which payment.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        repayment_id: Id
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** A payment that is awaited or came. */
            data: Repayment
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Which loan; without it all of them.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id?: Id
        /**
         * Where to go on; from the answer before.
         * @example b3JkZXI6MDE5MmYwYzE
         */
        cursor?: string
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** A page of payments. */
            data: RepaymentList
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SendVoucher
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The lender looks for the payment. */
            data: VoucherTaken
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Which loan.
         * @example 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a
         */
        order_id: Id
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** How much more time a loan can have, and for what. */
            data: ExtensionOptions
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
  askForRefund: {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': AskForRefund
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** A request for overpaid money, and what became of it. */
            data: Refund
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
  askForHelp: {
    parameters: {
      query: {
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': AskForHelp
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** A person looks at it. The answer comes as a message, at the latest at `answer_by`. */
            data: AnswerPromise
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** Who is signed in and where they stand. */
            data: AccountProfile
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** Every record that stands, and as many of the newest withdrawn ones as there is room for. */
            data: ConsentList
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SetConsent
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** One purpose and what was said to it. A consent that was withdrawn and given again is another record. */
            data: Consent
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The archive, raw bytes without an envelope. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/zip': ExportArchive
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** Whether the account can be cancelled now, and what would follow. */
            data: CancelCheck
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': CancelAccount
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** The account is on its way out. */
            data: Cancellation
          }
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['FreshCodeNeeded']
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
        /** Version of the app around the page; in a plain browser the same as `h5_version`. Numbers parted by dots, such as `1.12.0`, compared part by part: see the guide. */
        version: components['parameters']['version']
        /** What the page runs in. */
        platform: components['parameters']['platform']
        /** Attribution id or empty. */
        appsflyer_id: components['parameters']['appsflyer_id']
        /** The wrapper's bundle id or empty. */
        bundle_id: components['parameters']['bundle_id']
        /** The edition. An account is edition and phone. */
        app_id: components['parameters']['app_id']
        /** The session's token; empty when signed out. */
        token: components['parameters']['token']
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
        /** The signature of the common fields; see "How to call it by hand". */
        sign: components['parameters']['sign']
        /** The wrapper's package name or empty. */
        package_name: components['parameters']['package_name']
        /** Version of the page. */
        h5_version: components['parameters']['h5_version']
        /** Where the borrower came from, where it is known. */
        channel?: components['parameters']['channel']
        /**
         * Where to go on; from the answer before.
         * @example b3JkZXI6MDE5MmYwYzE
         */
        cursor?: string
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** A page of messages. */
            data: MessageList
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
        /** Milliseconds since 1970 as decimal digits. */
        timestamp: components['parameters']['timestamp']
      }
      header: {
        /** Country and language in the old spelling, by edition: see the guide. Must be one of the list; it is not compared with `app_id`. */
        'Country-Language': components['parameters']['country_language']
        /** One language tag: en, es, vi, th, ar or ur. Messages and documents come in it. Without one of them: the first of the edition's own languages, whatever `Country-Language` says. */
        'Accept-Language'?: components['parameters']['accept_language']
        /** Names this change. Sent again within 24 hours with the same fields it has no second effect and gives the stored answer; which answers are stored stands in the guide. */
        'Idempotency-Key': components['parameters']['idempotency_key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': ReadMessages
      }
    }
    responses: {
      /** Done; what it came to is in `data`. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** The call did what it is for. Every other code is a failure of the catalogue. */
            code: SuccessCode
            /** A sentence for people in the language asked for; may be empty. Never to be compared with. */
            message: Message
            /** What is left to read. */
            data: MessagesRead
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
