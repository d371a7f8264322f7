// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ISSUE_FORM_INCOMPLETE } from '#contracts/credentials/issuing.ts'
import { IssueDialog } from '#pwa/screens/admin/credentials/issue-dialog.tsx'

test('a form is told to be incomplete when it is sent, and not before', async () => {
  const page = await showScreen(<IssueDialog isOpen onClose={() => undefined} />)
  const form = page.container.querySelector('form')
  if (!form) throw new Error('There is no form.')
  expect(page.queryByRole('alert')).toBeNull()
  fireEvent.submit(form)
  expect(page.getByRole('alert').textContent).toBe(ISSUE_FORM_INCOMPLETE)
})
