#!/usr/bin/python3
"""A window of WebKitGTK without a frame, which WebKitWebDriver drives and which may be as narrow as a phone.

Its argument is a folder: there it keeps its profile, writes what pages complain of, and prints to files.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = sys.argv[1]
# The processes of the pages inherit this file, and write their console messages to it.
console = os.open(os.path.join(folder, "console"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

profile = os.path.join(folder, "profile")
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=profile, base_cache_directory=profile
    )
)
# The cookies are stored on disk, as in every browser. They survive the end of the process that uses
# them.
context.get_cookie_manager().set_persistent_storage(
    os.path.join(folder, "cookies"), WebKit2.CookiePersistentStorage.SQLITE
)
context.set_automation_allowed(True)
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
)
# This setting tells the pages to reduce motion.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
paper = Gtk.PageSetup()
paper.set_paper_size(Gtk.PaperSize.new("iso_a4"))
version = (
    WebKit2.get_major_version(),
    WebKit2.get_minor_version(),
    WebKit2.get_micro_version(),
)


def print_to_file(view, path):
    """Prints the page to a file. In an automated window, the page's own `print()` does nothing.

    The file gets its final name when it is complete.
    """
    to_file = Gtk.PrintSettings()
    to_file.set_printer("Print to File")
    to_file.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    to_file.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{path}.part")
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(to_file)
    operation.set_page_setup(paper)
    operation.connect("finished", lambda _: os.rename(f"{path}.part", path))
    operation.print_()


def open_view(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    pages = view.get_user_content_manager()
    pages.connect(
        "script-message-received::print",
        lambda _, message: print_to_file(view, message.get_js_value().to_string()),
    )
    pages.register_script_message_handler("print")
    window = Gtk.Window()
    window.add(view)
    window.set_default_size(1280, 900)
    window.show_all()
    window.get_window().focus(0)
    return view


def start(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("WebKitGTK")
    about.set_version(*version)
    session.set_application_info(about)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
