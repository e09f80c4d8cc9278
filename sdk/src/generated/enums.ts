// Generated from openapi/ by `npm run generate`. Not to be edited.
export const countryLanguageValues = ['th', 'mexico', 'pak', 'es', 'eg', 'zh'] as const
export const platformValues = ['android', 'ios', 'web'] as const
export const appIdValues = ['paso-th', 'paso-mx', 'paso-pk', 'paso-eg', 'paso-generic'] as const
export const phonePrefixValues = ['+66', '+52', '+92', '+20'] as const
export const nextValues = [
  'home',
  'infoList',
  'identity',
  'personal',
  'basic',
  'location',
  'emergency',
  'work',
  'prod',
  'bankcard',
  'loan',
  'recommend',
  'downSignApp',
  'orderdetails',
  'repayment',
] as const
export const configKeyValues = [
  'liveness',
  'liveness_V3',
  'adai_key',
  'adai_secret',
  'hAppId',
  'hAppKey',
  'hAppUrl',
  'af_devkey',
  'appid',
  'fb_appid',
  'fb_token',
  'market',
  'uploadInformation',
] as const
export const currencyValues = ['THB', 'MXN', 'PKR', 'EGP'] as const
export const orderStateValues = [
  'applied',
  'approved',
  'signed',
  'disbursed',
  'repaid',
  'rejected',
  'abandoned',
  'expired',
  'payout_failed',
  'returned',
  'overdue',
  'written_off',
] as const
export const networkTypeValues = ['wifi', 'mobile', 'other', 'offline'] as const
export const questionKindValues = ['single_choice', 'multiple_choice', 'amount'] as const
export const stepCodeValues = [
  'idnumber',
  'personal_before',
  'personalinfo',
  'emergency',
  'jobinfo',
] as const
export const stepStatusValues = [0, 1, 2, 10] as const
export const genderValues = ['male', 'female', 'third_gender'] as const
export const educationValues = [
  'undergraduate_and_above',
  'high_school',
  'secondary_school',
  'junior_high_and_below',
  'primary_or_less',
  'lower_secondary',
  'upper_secondary_or_vocational',
  'diploma',
  'bachelor_or_more',
  'primaria',
  'secundaria',
  'preparatoria',
  'carrera_tecnica',
  'licenciatura',
  'posgrado',
] as const
export const maritalStatusValues = [
  'married',
  'unmarried',
  'single',
  'divorced',
  'widowed',
] as const
export const childrenValues = ['0', '1', '2', '3', '4', '5', 'more'] as const
export const loanPurposeValues = [
  'daily_use',
  'health',
  'repair',
  'investment',
  'tuition',
  'other',
] as const
export const residenceTypeValues = ['own', 'lease', 'other'] as const
export const residenceLengthValues = ['months_3', 'months_6', 'year_1', 'years_2', 'more'] as const
export const relationValues = [
  'father',
  'mother',
  'spouse',
  'sibling',
  'friend',
  'siblings',
  'friends',
  'partner',
] as const
export const workTypeValues = [
  'salaried',
  'self_employer',
  'student',
  'others',
  'employee',
  'self_employed',
] as const
export const occupationValues = [
  'police',
  'housewife',
  'business_owner',
  'teacher',
  'herdsman',
  'labourer',
  'government_contractor',
  'mechanic',
  'driver',
  'wholesaler',
  'engineer',
  'information_technology',
  'waiter',
  'researcher',
  'accountant',
  'marketer',
  'consultant',
  'civil_servant',
  'administrative_staff',
  'medical_staff',
  'fisherman',
  'crew_member',
  'informal_official',
  'broker',
  'cook',
  'security_officer',
  'breeder',
  'architect',
  'executive',
  'military',
  'designer',
  'college_student',
  'artist',
  'lawyer',
  'retired',
  'government_official',
  'security_guard',
  'temporary_employee',
  'pilot',
  'doctor',
  'farmer',
  'street_vendor',
  'factory_worker',
  'shop_assistant',
  'delivery_rider',
  'taxi_driver',
  'hairdresser',
  'cleaner',
] as const
export const incomeBandValues = [
  'below_10000',
  'from_10000_to_15000',
  'from_15000_to_20000',
  'from_20000_to_30000',
  'from_30000_to_50000',
  'above_50000',
  'th_below_6000',
  'th_6000_to_9999',
  'th_10000_to_14999',
  'th_15000_to_19999',
  'th_20000_to_29999',
  'th_30000_and_up',
  'mx_below_3000',
  'mx_3000_to_5999',
  'mx_6000_to_8999',
  'mx_9000_to_11999',
  'mx_12000_to_15000',
  'mx_above_15000',
] as const
export const payDayValues = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30',
  '31',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export const payMethodValues = [
  'bank_transfer',
  'cash',
  'other',
  'weekly',
  'daily_or_fortnightly',
  'monthly',
  'semi_monthly',
] as const
export const formPageValues = [
  'identity',
  'personal',
  'basic',
  'location',
  'emergency',
  'work',
] as const
export const refusalReasonValues = [
  'income_too_low',
  'too_young',
  'details_not_confirmed',
  'record_of_late_payment',
] as const
export const wouldHelpValues = [
  'higher_income',
  'waiting',
  'confirming_details',
  'paying_on_time',
] as const
export const livenessModeValues = ['native_v3', 'native', 'web'] as const
export const livenessOutcomeValues = [
  'passed',
  'no_face',
  'several_faces',
  'not_live',
  'not_the_holder',
  'expired',
] as const
export const uploadPurposeValues = [
  'id_front',
  'id_back',
  'id_holder',
  'work_certificate',
  'other_certificate',
  'repayment_voucher',
] as const
export const pictureTypeValues = ['image/jpeg', 'image/png', 'image/webp'] as const
export const uploadKindValues = ['server', 'oss'] as const
export const accountCategoryValues = ['bank_account', 'card', 'wallet'] as const
export const abandonReasonValues = [
  'amount_too_low',
  'too_expensive',
  'no_longer_needed',
  'found_elsewhere',
  'signing_too_hard',
  'other',
] as const
export const documentKindValues = ['contract', 'receipt', 'payoff_certificate'] as const
export const repaymentMethodValues = [
  'bank_transfer',
  'virtual_account',
  'convenience_store',
  'paynet',
  'scan_code',
] as const
export const repaymentPurposeValues = ['repay', 'extend', 'return'] as const
export const repaymentStatusValues = [
  'waiting',
  'reported',
  'paid',
  'not_found',
  'expired',
] as const
export const helpWishValues = ['smaller_payments', 'later_date', 'pause', 'other'] as const
export const consentPurposeValues = [
  'privacy_notice',
  'terms_of_use',
  'account_checks',
  'location',
  'contacts_list',
  'apps_list',
  'messages_list',
  'attribution',
] as const
export const messageKindValues = [
  'payment_reminder',
  'payment_received',
  'payment_not_found',
  'loan_update',
  'help_answer',
  'objection_answer',
  'account_notice',
] as const
