import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { Email } from '#contracts/accounts/registration.ts'
import { SEARCH_MAX, type ManagedUser } from '#contracts/accounts/administration.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Field } from '#pwa/ui/field.tsx'
import { sentenceFor } from '#pwa/network/errors.ts'
import { formatTotal } from '#pwa/ui/pager.tsx'
import { useDebounced } from '#pwa/screens/admin/list/use-debounced.ts'
import { usersQuery } from './admin-queries.ts'
import { nameAccount } from './name-account.ts'
import styles from './user-combobox.module.css'

const OFFERED = 20

const NOBODY =
  'No user matches. Try the start or the end of the username or email. Somebody without an account is invited by their whole email address.'
const INVITABLE = 'Nobody has an account with this address. An invitation asks them to create one.'

interface UserComboboxProps {
  chosen: ManagedUser | null
  error: string | undefined
  onChoose: (user: ManagedUser | null) => void
  /**
   * The address of a person without an account, who is to be invited. Null when nobody is to be
   * invited.
   */
  invitee?: string | null
  onInvite?: (email: string | null) => void
  /** True when this input gets the focus at the opening of the dialog. */
  isFirst?: boolean
}

/** Searches all users on the server and offers the first matches. */
export function UserCombobox({
  chosen,
  error,
  onChoose,
  invitee = null,
  onInvite,
  isFirst = false,
}: UserComboboxProps) {
  const id = useId()
  const [typed, setTyped] = useState(chosen ? nameAccount(chosen) : (invitee ?? ''))
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const isChosen = chosen !== null || invitee !== null
  const search = useDebounced(isChosen ? '' : typed.trim())
  const answer = useQuery({
    ...usersQuery({ search, limit: OFFERED, sort: 'username', order: 'asc' }),
    enabled: isOpen,
  })
  const users = answer.data?.items ?? []
  const address =
    onInvite && answer.data?.total === 0 && search === typed.trim() ? readAddress(search) : null
  const optionId = (index: number) => `${id}-${String(index)}`

  function choose(user: ManagedUser) {
    onChoose(user)
    setTyped(nameAccount(user))
    setIsOpen(false)
  }

  function inviteTyped(email: string) {
    onInvite?.(email)
    setTyped(email)
    setIsOpen(false)
  }

  function handleType(text: string) {
    setTyped(text)
    setActive(0)
    setIsOpen(true)
    if (chosen) onChoose(null)
    if (invitee !== null) onInvite?.(null)
  }

  function move(step: number) {
    if (!isOpen) setIsOpen(true)
    else if (users.length > 0) setActive((active + step + users.length) % users.length)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const user = isOpen ? users[active] : undefined
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && user) choose(user)
    else if (event.key === 'Enter' && isOpen && address !== null) inviteTyped(address)
    // The first Esc only closes the list. A second Esc reaches the dialog.
    else if (event.key === 'Escape' && isOpen) setIsOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <Field label="User" error={error}>
      {(control) => (
        <div className={styles['combobox']}>
          <input
            {...control}
            ref={isFirst ? beginHere : null}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={
              isOpen && (users[active] ?? address) ? optionId(active) : undefined
            }
            placeholder="Search by username or email"
            autoComplete="off"
            spellCheck={false}
            maxLength={SEARCH_MAX}
            value={typed}
            onChange={(event) => handleType(event.target.value)}
            onKeyDown={handleKey}
            onClick={() => setIsOpen(true)}
            onBlur={() => setIsOpen(false)}
          />
          <div
            className={styles['popup']}
            hidden={!isOpen}
            // A press on the list must not move the focus out of the input.
            onMouseDown={(event) => event.preventDefault()}
          >
            <ul
              id={`${id}-list`}
              role="listbox"
              aria-label="Users"
              className={joinClasses(styles['list'], answer.isPlaceholderData && styles['busy'])}
            >
              {users.map((user, index) => (
                <li
                  key={user.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  className={styles['option']}
                  ref={index === active ? scrollIntoView : null}
                  onClick={() => choose(user)}
                >
                  <span className={styles['name']}>
                    {isolate(user.username)}
                    {!user.emailConfirmed && <Badge tone="warn">Unconfirmed</Badge>}
                  </span>
                  <span className={styles['email']}>{isolateAddress(user.email)}</span>
                </li>
              ))}
              {address !== null && (
                <li
                  id={optionId(0)}
                  role="option"
                  aria-selected
                  className={styles['option']}
                  onClick={() => inviteTyped(address)}
                >
                  <span className={styles['name']}>Invite {isolateAddress(address)}</span>
                </li>
              )}
            </ul>
            <p className={styles['status']} role="status">
              {isOpen && (address === null ? describeFound(answer) : INVITABLE)}
            </p>
          </div>
        </div>
      )}
    </Field>
  )
}

/** Returns null for an incomplete address. */
function readAddress(text: string): string | null {
  return Email.safeParse(text).data ?? null
}

/**
 * Sets the attribute `autofocus`, which a dialog reads when it opens. React's own `autoFocus` would
 * move the focus too early.
 */
function beginHere(input: HTMLInputElement | null) {
  input?.setAttribute('autofocus', '')
}

function scrollIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}

function describeFound({
  data,
  error,
}: {
  data: { items: ManagedUser[]; total: number } | undefined
  error: Error | null
}): string {
  if (error) return sentenceFor(error)
  if (!data) return 'Searching…'
  const { items, total } = data
  if (total === 0) return NOBODY
  if (total > items.length) {
    return `${String(items.length)} of ${formatTotal(total)} users. Type more to narrow them down.`
  }
  return total === 1 ? '1 user' : `${String(total)} users`
}
