import type { CentrePart } from '@portal/contract/education-requests';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { type Fact, Facts, isKnown } from '../../ui/Facts.tsx';
import { Text } from '../../ui/Text.tsx';

/** What a school says of its side of a request. */
export function CentrePartFacts({ part, none }: { part: CentrePart; none: string }) {
  const t = useTexts('educationRequests');
  const { number } = useFormat();
  const { plazas, grupo, nombreTutorEmpresa, ApellidosTutorEmpresa } = part;
  const { emailTutorEmpresa, telefonoTutorEmpresa } = part;
  const facts: Fact[] = [
    { label: t('facts.group'), value: grupo },
    { label: t('facts.places'), value: plazas === null ? null : number(plazas) },
    {
      label: t('facts.tutor'),
      value: [nombreTutorEmpresa, ApellidosTutorEmpresa].filter(Boolean).join(' '),
    },
    {
      label: t('facts.email'),
      value: emailTutorEmpresa === null ? null : <EmailLink address={emailTutorEmpresa} />,
    },
    { label: t('facts.phone'), value: telefonoTutorEmpresa },
  ];
  if (!facts.some(isKnown))
    return (
      <Text dim small>
        {none}
      </Text>
    );
  return <Facts layout="rows" facts={facts} />;
}
