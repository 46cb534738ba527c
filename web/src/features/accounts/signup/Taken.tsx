import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import classes from './Signup.module.css';

interface Props {
  of: 'student' | 'company';
  /** Why, and what may be done, after the title that stands beside the field. */
  children?: string | undefined;
}

const screens = {
  student: { enter: 'loginStudent', recover: 'recoverStudent' },
  company: { enter: 'loginCompany', recover: 'recoverCompany' },
} as const;

/** Below a field whose owner has an account already: the ways to it. */
export function Taken({ of, children }: Props) {
  const t = useTexts('signup');
  return (
    <div className={classes.taken}>
      {children !== undefined && <p>{children}</p>}
      <p className={classes.ways}>
        <ScreenLink to={screens[of].enter}>{t('taken.enter')}</ScreenLink>
        <ScreenLink to={screens[of].recover}>{t('taken.recover')}</ScreenLink>
      </p>
    </div>
  );
}
