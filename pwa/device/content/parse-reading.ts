/**
 * The line syntax of the readings. `#` is the page title, `##` a section heading, `###` a subheading and `-`
 * a bullet. `Important:`, `Note:` and `Warning:` are callouts. `Key Changes:`, `Requirements:` and
 * `Documents:` are highlighted headers. Bullets in a row form a list. Other lines in a row form a paragraph.
 * These words are marks and stay English in every language. The app shows their names in the language of the text.
 */

type Callout = 'Important' | 'Note' | 'Warning'
type Header = 'Key Changes' | 'Requirements' | 'Documents'

export type ReadingBlock =
  | { kind: 'title' | 'heading' | 'subheading' | 'paragraph'; text: string }
  | { kind: 'highlight'; header: Header; text: string }
  | { kind: 'callout'; callout: Callout; text: string }
  | { kind: 'bullets'; items: string[] }

const HEADINGS = { '#': 'title', '##': 'heading', '###': 'subheading' } as const

function parseLine(line: string): ReadingBlock {
  const [, marks, heading] = /^(#{1,3}) (.+)$/.exec(line) ?? []
  if (heading) return { kind: HEADINGS[marks as keyof typeof HEADINGS], text: heading }

  const bullet = /^- (.+)$/.exec(line)?.[1]
  if (bullet) return { kind: 'bullets', items: [bullet] }

  const [, callout, said] = /^(Important|Note|Warning): (.+)$/.exec(line) ?? []
  if (said) return { kind: 'callout', callout: callout as Callout, text: said }

  const [, header, text = ''] = /^(Key Changes|Requirements|Documents): ?(.*)$/.exec(line) ?? []
  if (header) return { kind: 'highlight', header: header as Header, text }
  return { kind: 'paragraph', text: line }
}

/** An empty line ends a list or a paragraph. */
export function parseReading(content: string): ReadingBlock[] {
  const blocks: ReadingBlock[] = []
  let open: ReadingBlock | undefined
  for (const line of content.split('\n').map((text) => text.trim())) {
    if (line === '') {
      open = undefined
      continue
    }
    const block = parseLine(line)
    if (block.kind === 'bullets' && open?.kind === 'bullets') open.items.push(...block.items)
    else if (block.kind === 'paragraph' && open?.kind === 'paragraph') open.text += ` ${block.text}`
    else {
      blocks.push(block)
      open = block
    }
  }
  return blocks
}

/** Returns the page title at the beginning of a reading, and the text after it. */
export function splitTitle(content: string): { title: string; text: string } {
  const [, title = '', text = content] = /^\s*# (.+)\n([^]*)$/.exec(content) ?? []
  return { title, text }
}

interface ReadingSection {
  heading: string
  /** The text under the heading, in the line syntax. */
  content: string
}

/** Leaves out the text before the first section heading. */
export function sectionsOf(content: string): ReadingSection[] {
  const [, ...sections] = content.split(/^\s*## /m)
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    return { heading: heading.trim(), content: lines.join('\n').trim() }
  })
}
