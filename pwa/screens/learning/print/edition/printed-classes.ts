import { type InterviewClass, READER_CLASSES } from '#contracts/learning/learning.ts'

/** In a book what everybody reads comes first. */
export const PRINTED_CLASSES: readonly InterviewClass[] = ['All', ...READER_CLASSES]
