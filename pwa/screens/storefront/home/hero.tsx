import { useState } from 'react'
import type { CredentialType } from '#contracts/credentials/credential-type.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { CredentialPaper } from '#pwa/ui/paper/credential-paper.tsx'
import { Waves } from '#pwa/ui/paper/guilloche.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { BeforeYouBuy } from '#pwa/screens/storefront/before-you-buy.tsx'
import { BuyLink } from '#pwa/screens/storefront/buy-link.tsx'
import styles from './hero.module.css'
import { words } from './words.ts'
import { words as storefrontWords } from '#pwa/screens/storefront/words.ts'

const SAMPLE_NAME = 'Amara Okafor'
const SAMPLE_TYPES: readonly CredentialType[] = ['F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1']
const MAX_NAME_LENGTH = 40

/**
 * The first screen of the home page. While the visitor types a name, the patterns on the card and
 * below the card change.
 */
export function Hero() {
  const [name, setName] = useState('')
  const [type, setType] = useState<CredentialType>('F-1')
  const holder = name.trim() || SAMPLE_NAME
  const seed = `sample ${type} ${holder}`

  return (
    <section className={styles['hero']} data-class={type}>
      <div className={styles['columns']}>
        <div className={styles['words']}>
          <h1 className={styles['headline']}>{words.headline}</h1>
          <p className={styles['lede']}>{words.lede}</p>
          <div className={styles['actions']}>
            <BuyLink />
            <ButtonLink size="large" to="/practice-test">
              {storefrontWords.takePracticeTest}
            </ButtonLink>
          </div>
          <BeforeYouBuy />
        </div>
        <div className={styles['sample']}>
          <CredentialPaper
            level={2}
            credentialId={seed}
            credentialType={type}
            holder={holder}
            issueDate="2026-08-12"
            expiryDate="2030-08-11"
            issuer={location.host}
            isIdShown={false}
            status={<Badge>{words.sample}</Badge>}
          />
          <div className={styles['inputs']}>
            <TextInput
              label={words.name}
              placeholder={SAMPLE_NAME}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              value={name}
              onValueChange={setName}
            />
            <Select
              label={words.visaClass}
              value={type}
              options={SAMPLE_TYPES.map((value) => ({ value, label: value }))}
              onValueChange={(value) => {
                setType(SAMPLE_TYPES.find((known) => known === value) ?? 'F-1')
              }}
            />
          </div>
          <p className={styles['note']}>{words.note}</p>
        </div>
      </div>
      <Waves seed={seed} className={styles['band']} />
    </section>
  )
}
