import './in-spanish.ts'
import { renderScreen, SOMEBODY } from './render-screen.tsx'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { isGrave } from '#pwa/device/content/english-first.tsx'
import { words } from '#pwa/device/content/words.tsx'
import { contentQuery } from '#pwa/device/content/use-content.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { spanishFree, spanishPremium } from './spanish-content.ts'

export const user = { ...SOMEBODY, hasPremiumAccess: true }

/** Renders a part of the app in Spanish, with the translated content. */
export function render(screen: ReactNode) {
  return renderScreen(screen, {
    user,
    prepare: (client) => {
      client.setQueryData(contentQuery('free', VISITOR).queryKey, spanishFree)
      client.setQueryData(contentQuery('premium', user.id).queryKey, spanishPremium)
      client.setQueryData(['notes', user.id, 'interview'], { visaType: 'F-1' })
      client.setQueryData(['notes', user.id, 'nationality'], {})
    },
  })
}

/** The texts of the markup, each with its language and in its order. */
export function readTexts(markup: string): [language: string, text: string][] {
  const page = document.createElement('div')
  page.innerHTML = markup
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT)
  const texts: [string, string][] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node as Element
    const language = element.closest('[lang]')?.getAttribute('lang') ?? 'es'
    texts.push([language, element.textContent])
  }
  return texts
}

/** Expects the English of a text, marked as English, and the translation after it. */
export function expectEnglishFirst(markup: string, english: string, own: string) {
  const texts = readTexts(markup)
  const first = texts.findIndex(([language, text]) => language === 'en' && text === english)
  const second = texts.findIndex(([language, text]) => language === 'es' && text === own)
  expect(own).not.toBe(english)
  expect(first, english).toBeGreaterThanOrEqual(0)
  expect(second, own).toBeGreaterThan(first)
}

/** Finds the first grave item, or the grave item with this id. */
export function findGrave<Item extends { facts: readonly string[] }>(
  items: readonly Item[],
  id?: string,
): Item {
  const found = items.find((item) => isGrave(item) && (!id || (item as { id?: unknown }).id === id))
  if (!found) throw new Error('There is no such grave item.')
  return found
}

export function expectMarkedOnce(markup: string) {
  expect(markup.split(words.reader.unread)).toHaveLength(2)
}
