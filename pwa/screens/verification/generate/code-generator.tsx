import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SampleCredential } from '#contracts/credentials/credential.ts'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credentials/credential-type.ts'
import { QR_SIZES, type QrCode } from '#contracts/presentation/calls.ts'
import {
  copyLink,
  readPicture,
  savePicture,
  shareLink,
} from '#pwa/device/presentation/hand-out-code.ts'
import { readWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Countdown } from '#pwa/ui/countdown.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { Spinner } from '#pwa/ui/spinner.tsx'
import { Switch } from '#pwa/ui/switch.tsx'
import styles from './generate-tab.module.css'
import { type CodeSize, generationSentence, useNewCode } from './use-codes.ts'

const REFRESH_AFTER_MS = 5000
const SECONDS_PER_MINUTE = 60
const SIZE_NAMES: Record<CodeSize, string> = { sm: 'Small', md: 'Medium', lg: 'Large' }
const SIZES: readonly CodeSize[] = ['sm', 'md', 'lg']

interface CodeGeneratorProps {
  credential: SampleCredential
  onChange: () => void
}

export function CodeGenerator({ credential, onChange }: CodeGeneratorProps) {
  const { credentialId } = credential
  const [size, setSize] = useState<CodeSize>('md')
  const [isRefreshing, setIsRefreshing] = useState(() => readWalletSettings().autoRefreshQR)
  const { code, generate, error, isPending } = useNewCode(credentialId)
  const make = () => generate(size)

  return (
    <section className={styles['generator']}>
      <header className={styles['head']}>
        <h2>{titleOf(credential)}</h2>
        <Button variant="quiet" onClick={onChange}>
          Change Credential
        </Button>
      </header>
      <div className={styles['controls']}>
        <Select
          label="Size"
          value={size}
          options={SIZES.map((name) => ({
            value: name,
            label: `${SIZE_NAMES[name]} (${String(QR_SIZES[name])} px)`,
          }))}
          onValueChange={(value) => setSize(SIZES.find((known) => known === value) ?? 'md')}
        />
        <Button variant="primary" icon={<RotateCw />} isBusy={isPending} onClick={make}>
          {code ? 'Refresh' : 'Generate QR Code'}
        </Button>
      </div>
      <Switch
        label="Make a new code 5 seconds after this one expires"
        isOn={isRefreshing}
        onChange={setIsRefreshing}
      />
      {error && !isPending && (
        <Notice
          tone="seal"
          title="QR Generation Failed"
          isAlert
          actions={<Button onClick={make}>Try Again</Button>}
        >
          {generationSentence(error)}
        </Notice>
      )}
      {code && (
        <ShownCode
          key={code.token.tokenId}
          code={code}
          credential={credential}
          onRenew={isRefreshing && !error ? make : null}
        />
      )}
    </section>
  )
}

function titleOf({ credentialType }: SampleCredential): string {
  return `${credentialType} ${CREDENTIAL_TYPE_NAMES[credentialType]}`
}

interface ShownCodeProps {
  code: QrCode
  credential: SampleCredential
  /** Null when the person makes each new code by pressing a button. */
  onRenew: (() => void) | null
}

function ShownCode({ code, credential, onRenew }: ShownCodeProps) {
  const [hasExpired, setHasExpired] = useState(false)
  const willRenew = hasExpired && onRenew !== null
  const renew = useEffectEvent(() => onRenew?.())
  useEffect(() => {
    if (!willRenew) return
    const timer = setTimeout(() => {
      renew()
    }, REFRESH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [willRenew])

  return (
    <div className={styles['code']}>
      <div className={styles['paper']} data-expired={hasExpired}>
        <img src={code.qrCode.dataURL} alt="QR code of the credential" />
      </div>
      {!hasExpired && (
        <Notice tone="ok" title="QR Code Generated" isAlert>
          Valid for {Math.round(code.qrCode.token.timeRemaining / SECONDS_PER_MINUTE)} minutes
        </Notice>
      )}
      <p className={styles['life']}>
        {willRenew && <Spinner />}
        <span>{hasExpired ? '' : 'Time left: '}</span>
        <Countdown until={code.token.expiresAt} onEnd={() => setHasExpired(true)} />
        {willRenew && <span>. A new code follows.</span>}
      </p>
      <p className={styles['instructions']}>
        {code.instructions.scanningApp} {code.instructions.timeLimit}
      </p>
      <div className={styles['buttons']}>
        <Button
          icon={<Download />}
          disabled={hasExpired}
          onClick={() =>
            void savePicture(credential.credentialId, readPicture(code.qrCode.dataURL))
          }
        >
          Download
        </Button>
        <Button
          icon={<Share2 />}
          disabled={hasExpired}
          onClick={() => void shareLink(titleOf(credential), code.verificationUrl)}
        >
          Share
        </Button>
        <Button
          icon={<Copy />}
          disabled={hasExpired}
          onClick={() => void copyLink(code.verificationUrl)}
        >
          Copy Link
        </Button>
      </div>
    </div>
  )
}
