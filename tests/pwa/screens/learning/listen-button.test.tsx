// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { act } from '@testing-library/react'
import { bankContent } from '#api/learning/content/learning-content.ts'
import { describeReported } from '#pwa/screens/learning/bank/describe-reported.ts'
import { SpokenExample } from '#pwa/screens/learning/bank/spoken-example.tsx'
import { showScreen } from '#tests/support/browser/render-hook.tsx'

const example = { who: 'A mechanic', text: 'I repair trucks.' }

class Utterance extends EventTarget {
  text: string
  lang = ''
  constructor(text: string) {
    super()
    this.text = text
  }
}

function giveVoice() {
  const spoken: Utterance[] = []
  const voice = { speak: (one: Utterance) => void spoken.push(one), cancel: vi.fn<() => void>() }
  vi.stubGlobal('speechSynthesis', voice)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return { spoken, voice }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an example', () => {
  test('is spoken by the voice of the browser, until it ends or is stopped', async () => {
    const { spoken, voice } = giveVoice()
    const page = await showScreen(<SpokenExample example={example} />)
    act(() => {
      page.getByRole('button', { name: 'Listen' }).click()
    })
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([['I repair trucks.', 'en-US']])
    act(() => {
      spoken[0]?.dispatchEvent(new Event('end'))
    })
    act(() => {
      page.getByRole('button', { name: 'Listen' }).click()
    })
    voice.cancel.mockClear()
    act(() => {
      page.getByRole('button', { name: 'Stop' }).click()
    })
    expect(voice.cancel).toHaveBeenCalledTimes(1)
  })

  test('is read where the browser has no voice, and says that it is no script', async () => {
    const page = await showScreen(<SpokenExample example={example} />)
    expect(page.queryByRole('button')).toBeNull()
    expect(page.container.textContent).toContain('Example: A mechanic')
    expect(page.container.textContent).toContain('not a script. Your own truth counts.')
  })

  test('is given to every question with a strong answer, and to no sensitive one', () => {
    const without = bankContent.questions.filter((question) => question.example === undefined)
    expect(without.length).toBeGreaterThan(0)
    expect(without.every(({ sensitive }) => sensitive)).toBe(true)
  })
})

describe('how often a question is reported', () => {
  test.each([
    [
      { accounts: 3, accountsRead: 5, lists: 9, listsRead: 11 },
      '3 of 5 accounts by applicants and 9 of 11 published lists',
    ],
    [{ accounts: 0, lists: 5 }, 'we found it in 5 published lists.'],
    [{ accounts: 1, accountsRead: 5, lists: 0 }, 'we found it in 1 of 5 accounts by applicants.'],
  ])('says what was counted: %o', (reported, said) => {
    expect(describeReported(reported)).toContain(said)
  })
})
