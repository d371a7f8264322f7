import { Button } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { words } from './words.ts'

/**
 * Is shown when the content has no questions for the visa type. The spec demands the same look as during
 * loading.
 */
export function NoQuestions({ onChange }: { onChange: () => void }) {
  return (
    <Page width="reading">
      <PageHeading title={words.title} />
      <CenteredSpinner label={words.loading} />
      <div>
        <Button onClick={onChange}>{words.test.changeVisa}</Button>
      </div>
    </Page>
  )
}
