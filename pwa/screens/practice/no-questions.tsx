import { Button } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { words } from './test-words.ts'
import { words as practice } from './words.ts'

/**
 * Is shown when the content has no questions for the visa type. The spec demands the same look as during
 * loading.
 */
export function NoQuestions({ onChange }: { onChange: () => void }) {
  return (
    <Page width="reading">
      <PageHeading title={practice.title} />
      <CenteredSpinner label={practice.loading} />
      <div>
        <Button onClick={onChange}>{words.changeVisa}</Button>
      </div>
    </Page>
  )
}
