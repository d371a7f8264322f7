import { VISA_TYPES, type VisaType } from '#contracts/learning/learning.ts'

/** Returns a visa type as a part of an address or a name: `b-1-b-2` for B-1/B-2. */
export function toVisaCode(visaType: VisaType): string {
  return visaType.toLowerCase().replaceAll('/', '-')
}

export function fromVisaCode(code: string | undefined): VisaType | undefined {
  return VISA_TYPES.find((visaType) => toVisaCode(visaType) === code)
}
