import { Button } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'

/**
 * Is shown when the content has no questions for the visa type. The spec demands the same look as during
 * loading.
 */
export function NoQuestions({ onChange }: { onChange: () => void }) {
  return (
    <Page width="reading">
      <PageHeading title="Practice Test" />
      <CenteredSpinner label="Loading questions..." />
      <div>
        <Button onClick={onChange}>Change Visa Type</Button>
      </div>
    </Page>
  )
}
