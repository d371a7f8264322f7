import { expect, test } from 'vitest'
import { parseReading, sectionsOf, splitTitle } from '#pwa/device/content/parse-reading.ts'

test.each([
  ['# Title', [{ kind: 'title', text: 'Title' }]],
  ['## Section', [{ kind: 'heading', text: 'Section' }]],
  ['### Part', [{ kind: 'subheading', text: 'Part' }]],
  ['- one\n- two', [{ kind: 'bullets', items: ['one', 'two'] }]],
  ['Important: Read it.', [{ kind: 'callout', callout: 'Important', text: 'Read it.' }]],
  ['Note: Read it.', [{ kind: 'callout', callout: 'Note', text: 'Read it.' }]],
  ['Warning: Stop.', [{ kind: 'callout', callout: 'Warning', text: 'Stop.' }]],
  ['Key Changes: in 2025', [{ kind: 'highlight', header: 'Key Changes', text: 'in 2025' }]],
  ['Requirements:', [{ kind: 'highlight', header: 'Requirements', text: '' }]],
  ['Documents: to bring', [{ kind: 'highlight', header: 'Documents', text: 'to bring' }]],
  ['one\ntwo', [{ kind: 'paragraph', text: 'one two' }]],
  ['', []],
])('reads %j', (content, blocks) => {
  expect(parseReading(content)).toEqual(blocks)
})

test('a blank line ends a paragraph and a list', () => {
  expect(parseReading('one\n\ntwo\n- a\n\n- b').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'bullets',
    'bullets',
  ])
})

test.each([
  ['# Title\n\nText\n# More', 'Title', '\nText\n# More'],
  ['Text\n# Title\nMore', '', 'Text\n# Title\nMore'],
])('separates the page title at the beginning of %j', (content, title, text) => {
  expect(splitTitle(content)).toEqual({ title, text })
})

test('each section has its heading and what stands under it, subheadings too', () => {
  expect(sectionsOf('# Title\nbefore\n\n## One\n- a\n### Under\nb\n\n## Two\nc')).toEqual([
    { heading: 'One', content: '- a\n### Under\nb' },
    { heading: 'Two', content: 'c' },
  ])
  expect(sectionsOf('# Title\nnothing else')).toEqual([])
})
