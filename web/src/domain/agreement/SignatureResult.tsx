import type { SignatureCheck } from '@portal/contract/agreements';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { signatureMeaning } from './agreement-meaning.ts';
import classes from './signature-result.module.css';

/** What could be checked of a signed PDF, in plain words. */
export function SignatureResult({ check: { resultado, firmas } }: { check: SignatureCheck }) {
  const t = useTexts('agreementView');
  return (
    <div>
      <StateBadge meaning={signatureMeaning[resultado]}>{t(`signature.${resultado}.title`)}</StateBadge>
      <Text small mt="xs">
        {t(`signature.${resultado}.text`)}
      </Text>
      {firmas.length > 0 && (
        <ul className={classes.signatures}>
          {firmas.map((signature) => (
            <li key={`${signature.nif} ${signature.firmante} ${signature.fecha}`}>
              <SignatureFacts signature={signature} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SignatureFacts({ signature }: { signature: SignatureCheck['firmas'][number] }) {
  const t = useTexts('agreementView');
  const { day, dayAndTime } = useFormat();
  const { firmante, nif, organizacion, emisor, fecha, integra, validaDesde, validaHasta, dudas } = signature;
  return (
    <>
      <Text strong>{firmante ?? t('signature.unnamed')}</Text>
      <Text dim small>
        {[nif, organizacion, fecha && t('signature.at', { when: dayAndTime(fecha) })]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text small>{t(integra ? 'signature.whole' : 'signature.broken')}</Text>
      {emisor !== null && !dudas.includes('autofirmado') && (
        <Text small>{t('signature.issuer', { name: emisor })}</Text>
      )}
      {validaDesde !== null && validaHasta !== null && (
        <Text small>
          {t(dudas.includes('fueraDePlazo') ? 'signature.outOfTime' : 'signature.inTime', {
            from: day(validaDesde),
            to: day(validaHasta),
          })}
        </Text>
      )}
      {dudas
        .filter((doubt) => doubt !== 'fueraDePlazo')
        .map((doubt) => (
          <Text key={doubt} small strong>
            {t(`signature.doubts.${doubt}`)}
          </Text>
        ))}
    </>
  );
}
