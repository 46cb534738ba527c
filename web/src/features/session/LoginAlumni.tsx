import { StudentForm } from './LoginStudent.tsx';

export default function LoginAlumni() {
  return <StudentForm door="loginAlumni" />;
}
