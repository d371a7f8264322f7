import type { Translations } from '../parts.ts'
import { appLanguage } from './app-language.ts'

const parts: Translations = { 'app/language': appLanguage }

export const translate = (part: string): unknown => parts[part as keyof Translations]
