import FeatureKitTesting
import Foundation
import NetworkInterface
import NetworkTesting
import PlatformTesting

/// A real server of django-allauth on this machine, with everything that is slow in a server of production left out.
///
/// It has two ways beside its own: `/test/code/NUMBER` tells the code of the last message, `/test/advance/SECONDS` lets
/// time pass for it.
final class AllauthServer {
    /// Why there is no server.
    struct Missing: Error, CustomStringConvertible {
        var description: String
    }

    /// `http://127.0.0.1` with its port.
    let base: String
    private let folder = TemporaryFolder()
    private let program: ChildProgram

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
        let python = "\(root)/.build/python/bin/python3"
        guard FileManager.default.isExecutableFile(atPath: python) else {
            throw Missing(
                description: "the packages of Scripts/support/python are not installed; "
                    + "run `Scripts/bootstrap --for test` where PyPI can be reached")
        }
        for (name, text) in [("people/__init__.py", ""), ("people/models.py", Self.models), ("serve.py", Self.serve)] {
            let file = URL(filePath: folder(name))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        program = try ChildProgram(python, [folder("serve.py")])
        let line = program.read()
        guard let port = Int(line.filter(\.isNumber)) else {
            throw Missing(description: "django-allauth does not start: \(line)\(program.end().errors)")
        }
        base = "http://127.0.0.1:\(port)"
    }

    /// Ends it; nothing is heard of it after that.
    func end() {
        program.send(SIGKILL)
        _ = program.end()
    }

    private static let models = """
        from allauth.account.adapter import DefaultAccountAdapter
        from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
        from django.db import models

        class Person(AbstractBaseUser):
            phone = models.CharField(max_length=16, unique=True, null=True)
            phone_verified = models.BooleanField(default=False)
            is_active = models.BooleanField(default=True)
            USERNAME_FIELD = "phone"
            objects = BaseUserManager()

        messages = {}

        class Adapter(DefaultAccountAdapter):
            def set_phone(self, user, phone, verified):
                user.phone, user.phone_verified = phone, verified
                user.save()
            def get_phone(self, user):
                return (user.phone, user.phone_verified) if user.phone else None
            def set_phone_verified(self, user, phone): self.set_phone(user, phone, True)
            def get_user_by_phone(self, phone): return Person.objects.filter(phone=phone).first()
            def send_verification_code_sms(self, user, phone, code, **kwargs): messages[phone] = code
            def send_unknown_account_sms(self, phone, **kwargs): messages[phone] = ""
            def send_account_already_exists_sms(self, phone, **kwargs): messages[phone] = ""
        """

    private static let serve = """
        import os, socketserver, sys, time
        from wsgiref import simple_server
        folder = os.path.dirname(os.path.abspath(__file__))
        sys.path.insert(0, folder)
        passed, clock = [0], time.time
        time.time = lambda: clock() + passed[0]
        import django
        from django.conf import settings
        apps = ["auth", "contenttypes", "sessions", "messages"]
        settings.configure(
            SECRET_KEY="test", ALLOWED_HOSTS=["127.0.0.1"], ROOT_URLCONF=__name__, USE_TZ=True,
            DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": folder + "/people.sqlite"}},
            INSTALLED_APPS=["django.contrib." + app for app in apps] + [
                "allauth", "allauth.account", "allauth.headless", "allauth.usersessions", "people"],
            MIDDLEWARE=[
                "django.contrib.sessions.middleware.SessionMiddleware",
                "django.contrib.auth.middleware.AuthenticationMiddleware",
                "django.contrib.messages.middleware.MessageMiddleware",
                "allauth.account.middleware.AccountMiddleware",
                "allauth.usersessions.middleware.UserSessionsMiddleware"],
            TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True}],
            AUTHENTICATION_BACKENDS=["allauth.account.auth_backends.AuthenticationBackend"],
            AUTH_USER_MODEL="people.Person", DEFAULT_AUTO_FIELD="django.db.models.AutoField",
            ACCOUNT_ADAPTER="people.models.Adapter", ACCOUNT_LOGIN_METHODS={"phone"},
            ACCOUNT_SIGNUP_FIELDS=["phone*"], ACCOUNT_USER_MODEL_USERNAME_FIELD=None,
            ACCOUNT_USER_MODEL_EMAIL_FIELD=None, ACCOUNT_EMAIL_VERIFICATION="none",
            ACCOUNT_LOGIN_BY_CODE_ENABLED=True, ACCOUNT_LOGIN_BY_CODE_SUPPORTS_RESEND=True,
            ACCOUNT_PHONE_VERIFICATION_SUPPORTS_RESEND=True, ACCOUNT_PREVENT_ENUMERATION=False,
            ACCOUNT_RATE_LIMITS={"verify_phone": "1/30s/key"},
            ACCOUNT_PHONE_VERIFICATION_CODE_FORMAT={"numeric": True, "length": 6, "dashed": False},
            ACCOUNT_LOGIN_BY_CODE_FORMAT={"numeric": True, "length": 6, "dashed": False},
            HEADLESS_ONLY=True, HEADLESS_CLIENTS=("app",), USERSESSIONS_TRACK_ACTIVITY=True)
        django.setup()
        from django.core.management import call_command
        from django.core.wsgi import get_wsgi_application
        from django.http import HttpResponse
        from django.urls import include, path
        from people.models import messages

        def advance(request, seconds):
            passed[0] += seconds
            return HttpResponse("")

        urlpatterns = [
            path("_allauth/", include("allauth.headless.urls")),
            path("test/code/<phone>", lambda request, phone: HttpResponse(messages.get(phone, ""))),
            path("test/advance/<int:seconds>", advance)]
        call_command("migrate", run_syncdb=True, verbosity=0)

        class Server(socketserver.ThreadingMixIn, simple_server.WSGIServer): daemon_threads = True
        class Quiet(simple_server.WSGIRequestHandler):
            def log_message(self, *words): pass
        server = simple_server.make_server("127.0.0.1", 0, get_wsgi_application(), Server, Quiet)
        print(server.server_port, flush=True)
        server.serve_forever()
        """
}
