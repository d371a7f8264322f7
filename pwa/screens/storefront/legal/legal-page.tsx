import { isolateAddress } from '#contracts/text/show-address.ts'
import { useSupport } from '#pwa/device/content/use-support.ts'
import { Page } from '#pwa/ui/page.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './legal-page.module.css'
import { CONTACT, PRIVACY, REFUND, TERMS, type LegalText } from './legal-texts.ts'
import { PageMeta } from '#pwa/screens/storefront/page-meta.tsx'
import heading from '#pwa/screens/storefront/text-heading.module.css'

export function PrivacyPage() {
  return <LegalPage text={PRIVACY} />
}

export function TermsPage() {
  return <LegalPage text={TERMS} />
}

export function RefundPage() {
  return <LegalPage text={REFUND} />
}

interface LegalPageProps {
  text: LegalText
}

function LegalPage({ text: { path, title, description, sections } }: LegalPageProps) {
  return (
    <Page width="reading">
      <PageMeta title={`${title} · Visa Success Guide`} description={description} path={path} />
      <header className={heading['heading']}>
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <div className={styles['text']}>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Paragraph text={paragraph} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </Page>
  )
}

/**
 * Shows a paragraph. The support address replaces the words `CONTACT` when the address is known.
 */
function Paragraph({ text }: { text: string }) {
  const email = useSupport()?.email
  const [before = '', after] = text.split(CONTACT)
  if (email === undefined || after === undefined) return unbroken(text)
  return (
    <>
      {unbroken(before)}
      <a href={`mailto:${email}`}>{isolateAddress(email)}</a>
      {unbroken(after)}
    </>
  )
}
