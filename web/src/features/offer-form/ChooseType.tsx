import { IconBriefcase, IconSchool } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import classes from './ChooseType.module.css';

const choices = [
  { tipo: 'practicas', screen: 'newInternshipOffer', Icon: IconSchool },
  { tipo: 'empleo', screen: 'newJobOffer', Icon: IconBriefcase },
] as const;

export default function ChooseType() {
  const t = useTexts('offerForm');
  const titles = useTitles();
  return (
    <>
      <PageHead title={titles('newOffer')} context={t('choose.context')} />
      <ul className={classes.choices}>
        {choices.map(({ tipo, screen, Icon }) => (
          <li key={tipo} className={classes.choice}>
            <Icon size={28} stroke={1.5} aria-hidden className={classes.icon} />
            <ScreenLink to={screen} className={classes.link}>
              {t(`choose.${tipo}`)}
            </ScreenLink>
            <p className={classes.text}>{t(`choose.${tipo}Text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
