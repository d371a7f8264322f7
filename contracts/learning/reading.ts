/**
 * The line syntax of the readings: `#` page title, `##` section heading, `###` subheading, `-` bullet,
 * `Important:`, `Note:` and `Warning:` callouts, `Key Changes:`, `Requirements:` and `Documents:`
 * highlighted headers. Neighbouring bullets form one list, other neighbouring lines one paragraph.
 */

type Callout = 'Important' | 'Note' | 'Warning'

export type ReadingBlock =
  | { kind: 'title' | 'heading' | 'subheading' | 'highlight' | 'paragraph'; text: string }
  | { kind: 'callout'; callout: Callout; text: string }
  | { kind: 'bullets'; items: string[] }

const HEADINGS = { '#': 'title', '##': 'heading', '###': 'subheading' } as const

function parseLine(line: string): ReadingBlock {
  const [, marks, heading] = /^(#{1,3}) (.+)$/.exec(line) ?? []
  if (heading) return { kind: HEADINGS[marks as keyof typeof HEADINGS], text: heading }

  const bullet = /^- (.+)$/.exec(line)?.[1]
  if (bullet) return { kind: 'bullets', items: [bullet] }

  const [, callout, text] = /^(Important|Note|Warning): (.+)$/.exec(line) ?? []
  if (text) return { kind: 'callout', callout: callout as Callout, text }

  const isHighlight = /^(Key Changes|Requirements|Documents):/.test(line)
  return { kind: isHighlight ? 'highlight' : 'paragraph', text: line }
}

/** The blocks of a reading in their order; a blank line ends a list or a paragraph. */
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

interface ReadingSection {
  heading: string
  /** In the line syntax, without the heading. */
  content: string
}

/** The text under each section heading. Text before the first heading is left out. */
export function sectionsOf(content: string): ReadingSection[] {
  const [, ...sections] = content.split(/^\s*## /m)
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    return { heading: heading.trim(), content: lines.join('\n').trim() }
  })
}
