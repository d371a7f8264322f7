// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { disk } from '#tests/support/browser/disk.ts'
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { listHeldCredentials } from '#contracts/credentials/credential.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { answer } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'
import { Keeper, startPinWorker } from '#tests/pwa/device/vault/keeper.ts'
import { AMARA, SOMEBODY_ELSE } from '#tests/support/browser/people.ts'

/** All sentences of the wallet about the state of its storage. */
const SENTENCES = {
  saved: /saved on this device/,
  cleared: /The browser cleared this wallet\./,
  clearedOffline: /Your credentials are safe in your account: connect once to bring them back\./,
  lost: /The browser lost its connection to the storage of this app\. Reload to open it again\./,
  refused: /This browser does not let the wallet store anything, as in a private window\./,
  full: /There is no room left on this device\./,
}
type Sentence = keyof typeof SENTENCES

beforeEach(() => {
  startPinWorker()
  vi.resetModules()
  // Closes the dialog without an event. The test's DOM would send the event immediately. A browser
  // sends it only after the dialog has gone.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: Element) {
    this.removeAttribute('open')
  })
  goOnline()
  keepUser(AMARA)
})

function goOnline() {
  answer(listHeldCredentials, () => [CARD])
  new Keeper().open()
}

function goOffline() {
  answer(listHeldCredentials, () => Promise.reject(new TypeError('Failed to fetch')))
}

type Page = Awaited<ReturnType<typeof showScreen>>

/**
 * Loads the modules again, as a new page does, and opens the wallet. Waits until the wallet shows
 * cards or an error.
 */
async function visit(user = AMARA): Promise<Page> {
  cleanup()
  vi.resetModules()
  disk.heal()
  return showWallet(user)
}

async function showWallet(user: CurrentUser): Promise<Page> {
  const { WalletPage } = await import('#pwa/screens/wallet/wallet-page.tsx')
  const page = await showScreen(<WalletPage />, { path: '/wallet', user })
  await page.findByText(/^(1 credential|Failed to load your wallet\.)/)
  return page
}

/** Presses a button, and waits for the effects of the press. A dialog can open a little later. */
function press(page: Page, name: string): Promise<void> {
  return act(async () => {
    fireEvent.click(page.getByRole('button', { name }))
    await Promise.resolve()
  })
}

async function choose(page: Page, level: 'standard' | 'high') {
  await press(page, 'Settings')
  fireEvent.change(await page.findByLabelText('Security level'), { target: { value: level } })
  await press(page, 'Save')
  if (level === 'high') {
    for (const label of ['PIN', 'PIN again']) {
      fireEvent.change(await page.findByLabelText(label), { target: { value: '271828' } })
    }
    await press(page, 'Set PIN')
  }
  await waitFor(() => {
    expect(page.queryByRole('dialog')).toBeNull()
  })
  await page.findByText(/^1 credential/)
  return page
}

/** Logs in another person. The page stays open. */
async function giveWayTo(user: CurrentUser): Promise<Page> {
  cleanup()
  const { deviceForSession } = await import('#pwa/device/for-session.ts')
  await deviceForSession.remove(AMARA.id)
  localStorage.clear()
  keepUser(user)
  return showWallet(user)
}

interface Row {
  /** Performs the actions, and returns the page to check. */
  scene: () => Promise<Page>
  said: readonly Sentence[]
}

const ROWS: Record<string, Row> = {
  'nothing happened': { scene: visit, said: ['saved'] },
  'nothing happened since the last visit, and there is no connection': {
    scene: async () => {
      await visit()
      goOffline()
      return visit()
    },
    said: ['saved'],
  },
  'removal under the open wallet': {
    scene: async () => {
      const page = await visit()
      disk.remove()
      return page
    },
    said: ['cleared'],
  },
  'removal between two visits': {
    scene: async () => {
      await visit()
      disk.remove()
      return visit()
    },
    said: ['cleared'],
  },
  'removal between two visits, without a connection': {
    scene: async () => {
      await visit()
      disk.remove()
      goOffline()
      return visit()
    },
    said: ['cleared', 'clearedOffline'],
  },
  'eviction of all that this site has, the mark too': {
    scene: async () => {
      await visit()
      disk.remove()
      localStorage.clear()
      keepUser(AMARA)
      return visit()
    },
    said: ['saved'],
  },
  'a connection that was cut, and comes back': {
    scene: async () => {
      const page = await visit()
      disk.interrupt()
      return page
    },
    said: ['saved'],
  },
  'a connection that was lost': {
    scene: async () => {
      const page = await visit()
      disk.lose()
      return page
    },
    said: ['saved', 'lost'],
  },
  'a connection that was lost, on the next page': {
    scene: async () => {
      await visit()
      disk.lose()
      goOffline()
      return visit()
    },
    said: ['saved'],
  },
  'a private window': {
    scene: async () => {
      disk.refuse()
      return showWallet(AMARA)
    },
    said: ['refused'],
  },
  'a disk that is refused since the last visit': {
    scene: async () => {
      await visit()
      cleanup()
      vi.resetModules()
      disk.refuse()
      return showWallet(AMARA)
    },
    said: ['refused'],
  },
  'a disk that is refused since the last visit, without a connection': {
    scene: async () => {
      await visit()
      cleanup()
      vi.resetModules()
      disk.refuse()
      goOffline()
      return showWallet(AMARA)
    },
    said: ['refused'],
  },
  'a disk that was full at the last visit': {
    scene: async () => {
      disk.fill()
      await expectSaid(await showWallet(AMARA), ['full'])
      return visit()
    },
    said: ['saved'],
  },
  'another account': {
    scene: async () => {
      await visit()
      disk.remove()
      keepUser(SOMEBODY_ELSE)
      return visit(SOMEBODY_ELSE)
    },
    said: ['saved'],
  },
  'another account on the page of a wallet that was removed': {
    scene: async () => {
      const page = await visit()
      disk.remove()
      await expectSaid(page, ['cleared'])
      return giveWayTo(SOMEBODY_ELSE)
    },
    said: ['saved'],
  },
  'another account on the page of a wallet that was there': {
    scene: async () => {
      await visit()
      return giveWayTo(SOMEBODY_ELSE)
    },
    said: ['saved'],
  },
  'a PIN that is set': {
    scene: async () => choose(await visit(), 'high'),
    said: ['saved'],
  },
  'a PIN that is removed': {
    scene: async () => choose(await choose(await visit(), 'high'), 'standard'),
    said: ['saved'],
  },
}

test.for(Object.entries(ROWS))('%s: what is said is so', async ([, { scene, said }]) => {
  await expectSaid(await scene(), said)
})

/** Expects these sentences at once. Expects the same sentences after all pending work has ended. */
async function expectSaid(page: Page, expected: readonly Sentence[]) {
  const check = () => {
    expect(readSaid(page)).toEqual(expected)
  }
  await waitFor(check)
  await act(() => disk.settle())
  check()
}

function readSaid({ container }: Page): string[] {
  const text = container.textContent
  return Object.entries(SENTENCES).flatMap(([name, words]) => (words.test(text) ? [name] : []))
}
