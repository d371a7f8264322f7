import { Button } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'

/** The chosen visa type has no questions in the content that is here: the spec lets it wait. */
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
