import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SomeProposal } from './proposal.ts';
import classes from './proposals.module.css';

/** What the internship would be, after what else the reader is told first. */
export function InternshipFacts({
  proposal,
  first = [],
}: {
  proposal: SomeProposal;
  first?: readonly Fact[];
}) {
  const t = useTexts('proposals');
  const { day, money } = useFormat();
  const { tipoPractica, fechaInicio, fechaFin, remunerada, ayudaEstudio, tareas, titulacion } = proposal;
  return (
    <>
      <Facts
        facts={[
          ...first,
          { label: t('facts.kind'), value: t(`kinds.${tipoPractica}`) },
          {
            label: t('facts.dates'),
            value: t('facts.period', { from: day(fechaInicio), to: day(fechaFin) }),
          },
          {
            label: t('facts.pay'),
            value:
              remunerada && ayudaEstudio !== null
                ? t('facts.paid', { amount: money(ayudaEstudio) })
                : t('facts.unpaid'),
          },
          { label: t('facts.degree'), value: titulacion ?? t('facts.unknown') },
        ]}
      />
      {tareas !== null && (
        <>
          <Text dim small mt="md">
            {t('facts.tasks')}
          </Text>
          <p className={classes.words}>{tareas}</p>
        </>
      )}
    </>
  );
}

const inLine = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');

/** Who speaks and who signs for the company, where the reader may know it. */
export function PeopleFacts({ contacto, firmante }: Pick<SomeProposal, 'contacto' | 'firmante'>) {
  const t = useTexts('proposals');
  if (contacto === null || firmante === null) return null;
  const unknown = t('facts.unknown');
  const named = inLine(contacto.nombre, contacto.apellidos);
  const signer = inLine(firmante.nombre, firmante.apellidos);
  return (
    <Facts
      facts={[
        {
          label: t('facts.contact'),
          value:
            contacto.email === null ? (
              unknown
            ) : (
              <>
                {named && <div>{named}</div>}
                <EmailLink address={contacto.email} />
                {contacto.telefono !== null && <div>{contacto.telefono}</div>}
              </>
            ),
        },
        {
          label: t('facts.signatory'),
          value:
            signer === '' ? (
              unknown
            ) : (
              <>
                <div>{signer}</div>
                {firmante.cargo !== null && <div>{firmante.cargo}</div>}
              </>
            ),
        },
      ]}
    />
  );
}
