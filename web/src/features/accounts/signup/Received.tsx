import { Box } from '@mantine/core';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useArrivalFocus } from '../../../ui/useArrivalFocus.ts';
import { WriteTo } from '../../../ui/WriteTo.tsx';
import classes from '../accounts.module.css';
import { ResendConfirmation } from './ResendConfirmation.tsx';

interface Props {
  of: 'student' | 'company';
  email: string;
}

/** 503 and 504: what was asked for is there, and who does what until one can log in. */
export function Received({ of, email }: Props) {
  const t = useTexts('signup');
  const { demo } = useBrand();
  const page = useArrivalFocus<HTMLDivElement>();
  return (
    <Box maw="45rem" ref={page}>
      <PageHead title={t(`${of}.done.title`)} ownTitle context={t(`${of}.done.body`)} />
      <Section title={t('next')}>
        <ol className={classes.steps}>
          <li>{t(`${of}.done.confirm`, { email })}</li>
          <li>{t(`${of}.done.reviewed`)}</li>
          <li>{t(`${of}.done.told`)}</li>
          <li>{t(`${of}.done.enter`)}</li>
        </ol>
        <ResendConfirmation email={email} />
        <Text dim small className={classes.wrong}>
          <WriteTo to={of === 'student' ? 'general' : 'empresas'}>{t(`${of}.done.wrong`)}</WriteTo>
        </Text>
      </Section>
      {demo && (
        <div className={classes.signupDemo}>
          <Banner meaning="info" title={t(`${of}.done.demo`)} />
        </div>
      )}
      <div className={classes.back}>
        <ScreenButton to={of === 'student' ? 'loginStudent' : 'loginCompany'}>
          {t(`${of}.done.back`)}
        </ScreenButton>
      </div>
    </Box>
  );
}
