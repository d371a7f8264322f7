import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SampleCredential } from '#contracts/credentials/credential.ts'
import { QR_SIZES, type QrCode } from '#contracts/presentation/calls.ts'
import {
  copyLink,
  readPicture,
  savePicture,
  shareLink,
} from '#pwa/device/presentation/hand-out-code.ts'
import { readWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { words as verdictWords } from '#pwa/screens/verification/verdict/words.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Countdown } from '#pwa/ui/countdown.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { Spinner } from '#pwa/ui/spinner.tsx'
import { Switch } from '#pwa/ui/switch.tsx'
import styles from './generate-tab.module.css'
import { type CodeSize, generationSentence, useNewCode } from './use-codes.ts'
import { words } from './words.tsx'

const { generator, code: labels } = words

const REFRESH_AFTER_MS = 5000
const SECONDS_PER_MINUTE = 60
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
          {generator.change}
        </Button>
      </header>
      <div className={styles['controls']}>
        <Select
          label={generator.size}
          value={size}
          options={SIZES.map((name) => ({
            value: name,
            label: generator.sizeInPixels(generator.sizes[name], String(QR_SIZES[name])),
          }))}
          onValueChange={(value) => setSize(SIZES.find((known) => known === value) ?? 'md')}
        />
        <Button variant="primary" icon={<RotateCw />} isBusy={isPending} onClick={make}>
          {code ? generator.refresh : generator.generate}
        </Button>
      </div>
      <Switch label={generator.renews} isOn={isRefreshing} onChange={setIsRefreshing} />
      {error && !isPending && (
        <Notice
          tone="seal"
          title={generator.failed}
          isAlert
          actions={<Button onClick={make}>{generator.tryAgain}</Button>}
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
  return `${credentialType} ${verdictWords.types[credentialType]}`
}

interface ShownCodeProps {
  code: QrCode
  credential: SampleCredential
  /** Null when the holder must press a button for each new code. */
  onRenew: (() => void) | null
}

function ShownCode({ code, credential, onRenew }: ShownCodeProps) {
  const [hasExpired, setHasExpired] = useState(false)
  const minutes = Math.round(code.qrCode.token.timeRemaining / SECONDS_PER_MINUTE)
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
        <img src={code.qrCode.dataURL} alt={labels.picture} />
      </div>
      {!hasExpired && (
        <Notice tone="ok" title={labels.generated} isAlert>
          {labels.validFor(minutes)}
        </Notice>
      )}
      <p className={styles['life']}>
        {willRenew && <Spinner />}
        <span>{hasExpired ? '' : `${labels.timeLeft} `}</span>
        <Countdown until={code.token.expiresAt} onEnd={() => setHasExpired(true)} />
        {willRenew && <span>. {labels.newFollows}</span>}
      </p>
      <p className={styles['instructions']}>{labels.anyCamera}</p>
      <div className={styles['buttons']}>
        <Button
          icon={<Download />}
          disabled={hasExpired}
          onClick={() =>
            void savePicture(credential.credentialId, readPicture(code.qrCode.dataURL))
          }
        >
          {labels.download}
        </Button>
        <Button
          icon={<Share2 />}
          disabled={hasExpired}
          onClick={() => void shareLink(titleOf(credential), code.verificationUrl)}
        >
          {labels.share}
        </Button>
        <Button
          icon={<Copy />}
          disabled={hasExpired}
          onClick={() => void copyLink(code.verificationUrl)}
        >
          {labels.copyLink}
        </Button>
      </div>
    </div>
  )
}
