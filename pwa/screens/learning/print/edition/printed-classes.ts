import { type InterviewClass, READER_CLASSES } from '#contracts/learning/learning.ts'

/** The order of the classes in the book. Content for everybody comes first. */
export const PRINTED_CLASSES: readonly InterviewClass[] = ['All', ...READER_CLASSES]
