import { Page } from '#pwa/ui/page.tsx'
import styles from './legal-page.module.css'
import { PRIVACY, REFUND, TERMS, type LegalText } from './legal-texts.ts'
import { PageMeta } from './page-meta.tsx'

export function PrivacyPage() {
  return <LegalPage text={PRIVACY} />
}

export function TermsPage() {
  return <LegalPage text={TERMS} />
}

export function RefundPage() {
  return <LegalPage text={REFUND} />
}

function LegalPage({ text: { path, title, description, sections } }: { text: LegalText }) {
  return (
    <Page width="reading">
      <PageMeta title={`${title} · Visa Success Guide`} description={description} path={path} />
      <header className={styles['heading']}>
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <div className={styles['text']}>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </Page>
  )
}
