import { useSession } from './use-session.ts'
import { VISITOR } from './visitor.ts'

/** Whose database this screen reads and writes; null while that is still being found out. */
export function useOwner(): string | null {
  const { status, user } = useSession()
  if (status === 'loading') return null
  return user?.id ?? VISITOR
}
