// Generated from openapi/ by `npm run generate`. Not to be edited.
export const personalDetailsLimits = {
  given_name: { maxLength: 100 },
  second_name: { maxLength: 100 },
  family_name: { maxLength: 100 },
  second_family_name: { maxLength: 100 },
  nickname: { maxLength: 100 },
  full_name: { maxLength: 200 },
  identity_number: { minLength: 1, maxLength: 18 },
} as const
export const basicDetailsLimits = {
  email: { maxLength: 254 },
  loan_purpose_other: { maxLength: 200 },
} as const
export const residenceDetailsLimits = {
  province: { minLength: 1, maxLength: 64 },
  city: { minLength: 1, maxLength: 64 },
  district: { minLength: 1, maxLength: 64 },
  place_other: { maxLength: 100 },
  detailed_address: { maxLength: 200 },
  family_address: { maxLength: 200 },
} as const
export const emergencyDetailsLimits = { contacts: { minItems: 1, maxItems: 5 } } as const
export const emergencyContactLimits = { name: { minLength: 1, maxLength: 100 } } as const
export const workDetailsLimits = {
  company_name: { maxLength: 200 },
  company_phone: { maxLength: 20 },
  company_address: { maxLength: 200 },
  certificate_file_id: { minLength: 1, maxLength: 64 },
  licence_plate: { maxLength: 30 },
} as const
export const saveAccountLimits = {
  bank_code: { minLength: 1, maxLength: 64 },
  number: { minLength: 1, maxLength: 34 },
  number_copy: { minLength: 1, maxLength: 34 },
  holder_name: { minLength: 1, maxLength: 200 },
} as const
