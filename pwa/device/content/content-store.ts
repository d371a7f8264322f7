import {
  BankContent,
  type ContentPart,
  type ContentTranslation,
  FreeContent,
  learningContent,
  PremiumContent,
} from '#contracts/learning/learning-content.ts'
import { language } from '#pwa/language/language.ts'
import { call } from '#pwa/network/http.ts'
import { ignoreStorageError } from '#pwa/device/storage/storage-error.ts'
import { isAnythingKept, openStore } from '#pwa/device/storage/store.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import {
  englishOf,
  fetchTranslation,
  keptVersions,
  keepTranslation,
  readTranslation,
  removeTranslation,
  translateContent,
} from './content-translation.ts'

const SCHEMAS = { free: FreeContent, premium: PremiumContent, bank: BankContent } as const
export interface Contents {
  free: FreeContent
  premium: PremiumContent
  bank: BankContent
}

/**
 * Returns the owner of the store with this content. The free content belongs to `VISITOR`, so that
 * everybody on the device can read it. The other content belongs to the person who bought it.
 */
function ownerOf(part: ContentPart, owner: string): string {
  return part === 'free' ? VISITOR : owner
}

/**
 * Reads the content on the device. Translates it into the language of the document, if the device
 * has the translation. Returns null when the content is missing or damaged.
 */
export async function readContent<Part extends ContentPart>(
  part: Part,
  owner: string,
): Promise<Contents[Part] | null> {
  const keeper = ownerOf(part, owner)
  if (!(await isAnythingKept(keeper))) return null
  const store = await openStore(keeper)
  const row = await store.content.get(part)
  const read = row && SCHEMAS[part].safeParse(row.value)
  if (!read?.success) return null
  const english = read.data as Contents[Part]
  const translation = language === 'en' ? null : await readTranslation(store, english)
  return translation ? translateContent(english, translation) : english
}

/**
 * Returns true in English, and for content that was translated. Translated content may still have
 * some English texts.
 */
export function isInOwnLanguage(content: object): boolean {
  return language === 'en' || englishOf(content) !== content
}

/**
 * Returns true when the device has the newest translation of the interview questions, or needs
 * none.
 */
export async function isBankTranslated(owner: string): Promise<boolean> {
  if (language === 'en') return true
  const [premium, bank] = await keptVersions(await openStore(owner))
  return bank !== undefined && premium === bank
}

export async function isContentKept(part: ContentPart, owner: string): Promise<boolean> {
  const { content } = await openStore(ownerOf(part, owner))
  return (await content.get(part)) !== undefined
}

/**
 * The delay in milliseconds before the free content is stored. Without the delay, a visitor's first screen
 * would wait for the database.
 */
const KEEP_AFTER_MS = 1000

const fetching = new Map<string, Promise<unknown>>()

/**
 * Fetches content from the server and stores it. Calls at the same time share one request. No other function
 * stores content.
 */
export function fetchContent<Part extends ContentPart>(
  part: Part,
  owner: string,
): Promise<Contents[Part]> {
  const key = `${part} ${ownerOf(part, owner)}`
  const running = fetching.get(key) ?? fetchAndKeep(part, owner).finally(() => fetching.delete(key))
  fetching.set(key, running)
  return running as Promise<Contents[Part]>
}

async function fetchAndKeep<Part extends ContentPart>(
  part: Part,
  owner: string,
): Promise<Contents[Part]> {
  const [answer, translation] = await Promise.all([
    call(learningContent, { query: { part } }),
    fetchTranslation(part),
  ])
  const keepIt = () => keep(part, ownerOf(part, owner), answer, translation)
  if (part === 'free') setTimeout(() => void keepIt(), KEEP_AFTER_MS)
  else await keepIt()
  const english = answer as Contents[Part]
  return translation ? translateContent(english, translation) : english
}

/** When the disk refuses or cannot be opened, screens show the content from memory. */
async function keep(
  part: ContentPart,
  owner: string,
  value: Contents[ContentPart],
  translation: ContentTranslation | null,
) {
  const row = { id: part, value, at: Date.now(), etag: value.version }
  await ignoreStorageError(
    openStore(owner).then(async (store) => {
      await store.content.put(row)
      if (translation) await keepTranslation(store, translation)
    }),
  )
}

/** Deletes the paid content after the person lost premium access. */
export async function removePremium(owner: string): Promise<void> {
  const store = await openStore(owner)
  for (const part of ['premium', 'bank'] as const) {
    await store.content.delete(part)
    await removeTranslation(store, part)
  }
}
