import { Stack } from '@mantine/core';
import type { WholePlacement } from '@portal/contract/placements';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';

interface Person {
  nombre: string;
  apellidos: string;
  email: string;
}

/** Who looks after it at the company and at the institution, and where to write to them. */
export function Tutors({
  datos: { tutor },
  tutorAcademico,
}: Pick<WholePlacement, 'datos' | 'tutorAcademico'>) {
  const t = useTexts('placementView');
  return (
    <Section title={t('tutors.title')}>
      <Stack gap="sm">
        <Tutor role={t('tutors.company')} person={tutor} position={tutor.cargo} />
        {tutorAcademico === null ? (
          <div>
            <Text dim small>
              {t('tutors.academic')}
            </Text>
            <p>{t('tutors.none')}</p>
          </div>
        ) : (
          <Tutor role={t('tutors.academic')} person={tutorAcademico} />
        )}
      </Stack>
    </Section>
  );
}

function Tutor({ role, person, position }: { role: string; person: Person; position?: string }) {
  const { nombre, apellidos, email } = person;
  return (
    <div>
      <Text dim small>
        {role}
      </Text>
      <Text strong>{`${nombre} ${apellidos}`}</Text>
      {position !== undefined && <Text small>{position}</Text>}
      <Text small>
        <EmailLink address={email} />
      </Text>
    </div>
  );
}
