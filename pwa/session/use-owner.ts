import { useSession } from './use-session.ts'
import { VISITOR } from './visitor.ts'

/** The owner of the database that this screen uses; null while the session is loading. */
export function useOwner(): string | null {
  const { status, user } = useSession()
  if (status === 'loading') return null
  return user?.id ?? VISITOR
}
