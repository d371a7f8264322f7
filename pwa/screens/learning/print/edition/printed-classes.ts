import { type InterviewClass, READER_CLASSES } from '#contracts/learning/learning.ts'

/** In a book, content for everybody comes first. */
export const PRINTED_CLASSES: readonly InterviewClass[] = ['All', ...READER_CLASSES]
