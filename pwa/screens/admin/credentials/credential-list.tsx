import { BULK_ACTIONS_MAX } from '#contracts/credentials/bulk-actions.ts'
import type { Credential } from '#contracts/credentials/credential.ts'
import type { CredentialQuery } from '#contracts/credentials/credential-list.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { Table, type Column } from '#pwa/ui/table.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import listStyles from '#pwa/screens/admin/list/list.module.css'
import styles from './credentials.module.css'
import { sortingOf, type ListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'
import { useSelection, type Selection } from '#pwa/screens/admin/list/use-selection.ts'
import { isReplaceable, nameCredential, type ActionHandlers } from './credential-actions.tsx'
import { CredentialCard, credentialColumns } from './credential-cells.tsx'
import type { AskedAction } from './action-dialog.tsx'

interface CredentialListProps {
  list: ListInUrl<CredentialQuery>
  credentials: readonly Credential[]
  isBusy: boolean
  may: { issue: boolean; revoke: boolean }
  onAsk: (asked: AskedAction) => void
}

/**
 * Shows the credentials as a table or as cards. Offers actions on one credential and on all chosen
 * credentials.
 */
export function CredentialList({ list, credentials, isBusy, may, onAsk }: CredentialListProps) {
  const selection = useSelection(
    credentials,
    (credential) =>
      !credential.isRevoked && (may.revoke || (may.issue && isReplaceable(credential))),
  )
  const ask = (action: 'details' | 'correct' | 'renew' | 'revoke') => (credential: Credential) => {
    onAsk({ action, credential })
  }
  const actions: ActionHandlers = {
    onDetails: ask('details'),
    onCorrect: may.issue && may.revoke ? ask('correct') : null,
    onRenew: may.issue ? ask('renew') : null,
    onRevoke: may.revoke ? ask('revoke') : null,
  }
  const maySelect = may.issue || may.revoke
  const columns = credentialColumns(actions)

  return (
    <>
      {maySelect && <SelectionBar selection={selection} may={may} onAsk={onAsk} />}
      <Table
        caption="Credentials"
        columns={maySelect ? [selectColumn(selection), ...columns] : columns}
        rows={credentials}
        keyOf={({ credentialId }) => credentialId}
        renderCard={(credential) => (
          <CredentialCard
            credential={credential}
            actions={actions}
            select={maySelect && <Choice credential={credential} selection={selection} />}
          />
        )}
        {...sortingOf(list)}
        isBusy={isBusy}
      />
    </>
  )
}

interface SelectionBarProps {
  selection: Selection
  may: { issue: boolean; revoke: boolean }
  onAsk: (asked: AskedAction) => void
}

function SelectionBar({ selection, may, onAsk }: SelectionBarProps) {
  const { chosen, offered, isFull, chooseAll } = selection
  if (offered.length === 0) return null
  const renewable = chosen.filter(isReplaceable)
  return (
    <div className={styles['selection']} role="group" aria-label="Selection">
      <Checkbox
        label={
          offered.length > BULK_ACTIONS_MAX
            ? `Select the first ${String(BULK_ACTIONS_MAX)} on this page`
            : 'Select all on this page'
        }
        isChecked={isFull || chosen.length === offered.length}
        onChange={chooseAll}
      />
      <span role="status" className={listStyles['muted']}>
        {chosen.length > 0 && `${String(chosen.length)} selected`}
      </span>
      {may.issue && renewable.length > 0 && (
        <Button size="small" onClick={() => onAsk({ action: 'renewMany', credentials: renewable })}>
          Renew {renewable.length} selected
        </Button>
      )}
      {may.revoke && chosen.length > 0 && (
        <Button size="small" onClick={() => onAsk({ action: 'revokeMany', credentials: chosen })}>
          Revoke {chosen.length} selected
        </Button>
      )}
    </div>
  )
}

function selectColumn(selection: Selection): Column<Credential, CredentialQuery['sort']> {
  return {
    id: 'select',
    header: 'Select',
    isHeaderHidden: true,
    cell: (credential) => <Choice credential={credential} selection={selection} />,
  }
}

function Choice({ credential, selection }: { credential: Credential; selection: Selection }) {
  const { offered, isFull, isChosen, toggle } = selection
  if (!offered.includes(credential)) return null
  return (
    <div className={styles['choice']}>
      <Checkbox
        label={<VisuallyHidden>Select {nameCredential(credential)}</VisuallyHidden>}
        isChecked={isChosen(credential)}
        isDisabled={isFull && !isChosen(credential)}
        onChange={() => toggle(credential)}
      />
    </div>
  )
}
