import { READER_CLASSES, type ReaderClass } from '#contracts/learning/learning.ts'

/** Returns a class as a part of an address or a name: `b-1-b-2` for B-1/B-2. */
export function toVisaCode(visaType: ReaderClass): string {
  return visaType.toLowerCase().replaceAll('/', '-')
}

export function fromVisaCode(code: string | undefined): ReaderClass | undefined {
  return READER_CLASSES.find((visaType) => toVisaCode(visaType) === code)
}
