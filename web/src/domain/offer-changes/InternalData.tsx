import { Title } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import type { getPendingOffer } from '@portal/contract/validations';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './InternalData.module.css';

type Internal = Answer<typeof getPendingOffer>['interno'];

const full = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ') || null;

const mailTo = (address: string | null | undefined) => (address ? <EmailLink address={address} /> : null);

const isKnown = ({ value }: Fact) => value !== null && value !== undefined && value !== '';

/** What is between the company and the institution. */
export function InternalData({ internal }: { internal: Internal }) {
  const t = useTexts('validations');
  const form = useTexts('offerForm');
  const fact = (field: 'solicitante' | 'numeroPedido' | 'candidatoPreferido' | 'observaciones'): Fact => ({
    label: form(`field.${field}`),
    value: internal[field],
  });
  const groups = [
    {
      facts: [fact('solicitante'), fact('numeroPedido'), fact('candidatoPreferido'), fact('observaciones')],
    },
    {
      title: t('offer.tutor'),
      facts: [
        {
          label: form('field.nombreTutorEmpresa'),
          value: full(internal.nombreTutorEmpresa, internal.ApellidosTutorEmpresa),
        },
        { label: form('field.puestoTutorEmpresa'), value: internal.puestoTutorEmpresa },
        { label: form('field.departamentoTutorEmpresa'), value: internal.departamentoTutorEmpresa },
        { label: form('field.titulacionTutorEmpresa'), value: internal.titulacionTutorEmpresa },
        { label: form('field.emailTutorEmpresa'), value: mailTo(internal.emailTutorEmpresa) },
        { label: form('field.telefonoTutorEmpresa'), value: internal.telefonoTutorEmpresa },
        { label: form('field.dniTutorEmpresa'), value: internal.dniTutorEmpresa },
      ],
    },
    {
      title: t('offer.signatory'),
      facts: [
        {
          label: form('field.nombre_firmante'),
          value: full(internal.nombre_firmante, internal.apellidos_firmante),
        },
        { label: form('field.cargo_firmante'), value: internal.cargo_firmante },
        { label: form('field.email_firmante'), value: mailTo(internal.email_firmante) },
        { label: form('field.telefono_firmante'), value: internal.telefono_firmante },
        { label: form('field.dni_firmante'), value: internal.dni_firmante },
      ],
    },
  ].filter(({ facts }) => facts.some(isKnown));
  return (
    <Section title={t('offer.internal')} description={t('offer.internalText')}>
      {groups.length === 0 && (
        <Text dim small>
          {t('offer.noInternal')}
        </Text>
      )}
      {groups.map(({ title, facts }) => (
        <div key={title ?? ''} className={classes.internal}>
          {title !== undefined && <Title order={3}>{title}</Title>}
          <Facts layout="rows" facts={facts} />
        </div>
      ))}
    </Section>
  );
}
