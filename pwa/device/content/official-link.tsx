import type { Dated } from '#contracts/learning/dated.ts'
import { English } from '#pwa/language/english.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'

/** Links an official page. The names of these pages are English. */
export function OfficialLink({ page: { name, url } }: { page: Dated['officialPage'] }) {
  return (
    <English>
      <a href={url} target="_blank" rel="noreferrer">
        {unbroken(name)}
      </a>
    </English>
  )
}
