// @vitest-environment happy-dom
import '#tests/support/browser/in-spanish.ts'
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { answer, askedPaths, hold } from '#tests/support/browser/answers.ts'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { learningContent, learningTranslation } from '#contracts/learning/learning-content.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { openStore, wipeStore } from '#pwa/device/storage/store.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { spanishFree, spanishFreeTexts } from '#tests/support/browser/spanish-content.ts'

const titleOf = ({ guide }: typeof freeContent) => guide[0]?.title

beforeEach(async () => {
  await wipeStore(VISITOR)
  const { content } = await openStore(VISITOR)
  await content.put({ id: 'free', value: freeContent, at: 0, etag: freeContent.version })
})

test('English content on the device is shown at once, and its translation when it arrives', async () => {
  const { held, letGo } = hold<typeof spanishFreeTexts>()
  answer(learningContent, () => freeContent)
  answer(learningTranslation, () => held)

  const { result } = renderHook(useFreeContent)
  await waitFor(() => {
    expect(result.current.data && titleOf(result.current.data)).toBe(titleOf(freeContent))
  })
  expect(askedPaths(learningTranslation)).toHaveLength(1)

  letGo(spanishFreeTexts)
  await waitFor(() => {
    expect(result.current.data && titleOf(result.current.data)).toBe(titleOf(spanishFree))
  })
})

test('English content stays while its translation cannot be fetched', async () => {
  const { result } = renderHook(useFreeContent)
  await waitFor(() => {
    expect(result.current.data && titleOf(result.current.data)).toBe(titleOf(freeContent))
  })
  await waitFor(() => {
    expect(askedPaths(learningTranslation)).toHaveLength(1)
  })
  expect(result.current.error).toBeNull()
})
