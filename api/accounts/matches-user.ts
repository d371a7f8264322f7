import type { AnyQueryBuilder } from 'objection'
import { toAccountKey, toEmailKey } from './account-key.ts'

/** Matches users whose name or address contains the text. */
export function matchesUser(search: string) {
  const name = `%${escape(toAccountKey(search))}%`
  const email = `%${escape(toEmailKey(search))}%`
  return (either: AnyQueryBuilder) => {
    void either.where('usernameKey', 'like', name).orWhere('emailKey', 'like', email)
  }
}

function escape(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
