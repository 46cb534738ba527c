import { useTexts } from '../../lib/i18n.ts';
import { StudentForm } from './LoginStudent.tsx';

export default function LoginAlumni() {
  const titles = useTexts('titles');
  return <StudentForm title={titles('loginAlumni')} />;
}
