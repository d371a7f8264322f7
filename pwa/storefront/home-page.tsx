import { useState } from 'react'
import type { CredentialType } from '#contracts/credential.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { CredentialPaper } from '#pwa/ui/credential-paper.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { GUARANTEE, PRICE, PRICING_DISCOUNT, PRICING_LIST_PRICE, RULES_YEAR } from './claims.ts'
import styles from './home-page.module.css'

const SAMPLE_NAME = 'Amara Okafor'
const SAMPLE_TYPES: readonly CredentialType[] = ['F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1']

export function HomePage() {
  return (
    <div className={styles['home']}>
      <title>Visa Success Guide: the US visa interview, prepared</title>
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <h1 className={styles['headline']}>Walk up to the window knowing what they will ask.</h1>
          <p className={styles['lede']}>
            Preparation for the US visa interview under the {RULES_YEAR} rules, and a digital visa
            credential that you carry on your phone and anyone can verify.
          </p>
          <div className={styles['actions']}>
            <ButtonLink variant="primary" size="large" to="/auth?tab=signup">
              Get Started
            </ButtonLink>
            <ButtonLink size="large" to="/verify">
              Verify a credential
            </ButtonLink>
          </div>
        </div>
        <LiveSample />
      </section>
      <Pricing />
    </div>
  )
}

/** The pattern of a credential, drawn while the visitor types. */
function LiveSample() {
  const [name, setName] = useState('')
  const [type, setType] = useState<CredentialType>('F-1')
  const holder = name.trim() || SAMPLE_NAME

  return (
    <div className={styles['sample']}>
      <CredentialPaper
        level={2}
        credentialId={`sample ${type} ${holder}`}
        credentialType={type}
        holder={holder}
        issueDate="2026-08-12"
        expiryDate="2030-08-11"
        issuer={location.host}
        isIdShown={false}
        status={<Badge>Sample</Badge>}
      />
      <div className={styles['inputs']}>
        <TextInput
          label="Try a name"
          placeholder={SAMPLE_NAME}
          maxLength={40}
          autoComplete="off"
          value={name}
          onValueChange={setName}
        />
        <Select
          label="Visa class"
          value={type}
          options={SAMPLE_TYPES.map((value) => ({ value, label: value }))}
          onValueChange={(value) => {
            setType(SAMPLE_TYPES.find((known) => known === value) ?? 'F-1')
          }}
        />
      </div>
      <p className={styles['note']}>
        Every credential draws its own pattern. Nothing you type here leaves this page.
      </p>
    </div>
  )
}

function Pricing() {
  return (
    <section id="pricing" className={styles['pricing']}>
      <div>
        <h2>One price, once.</h2>
        <p className={styles['lede']}>No subscription. {GUARANTEE}.</p>
      </div>
      <p className={styles['price']}>
        <strong>{PRICE}</strong>
        <span>
          <s>{PRICING_LIST_PRICE}</s> {PRICING_DISCOUNT}
        </span>
      </p>
    </section>
  )
}
