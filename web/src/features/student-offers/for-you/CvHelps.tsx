import { Anchor, Title } from '@mantine/core';
import type { CvHelp } from '@portal/contract/for-you';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { Card } from '../../../ui/Card.tsx';
import classes from './for-you.module.css';

/** The part of the CV where each is said. */
const sectionOf: Readonly<Record<CvHelp, string>> = {
  busqueda: 'interes',
  estudios: 'academicos',
  areas: 'perfil',
  sectores: 'interes',
  residencia: 'personales',
  idiomas: 'idiomas',
  programas: 'informatica',
};

/** What the CV could say so that more is found, each leading to where. */
export function CvHelps({ helps }: { helps: readonly CvHelp[] }) {
  const t = useTexts('forYou');
  const pathTo = usePathTo();
  if (helps.length === 0) return null;
  return (
    <Card sunken component="section" aria-labelledby="ayudan" my="lg">
      <Title order={2} size="h3" id="ayudan">
        {t('help.title')}
      </Title>
      <ul className={classes.helps}>
        {helps.map((help) => (
          <li key={help}>
            <Anchor component={Link} to={`${pathTo('cv')}#${sectionOf[help]}`}>
              {t(`help.${help}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}
