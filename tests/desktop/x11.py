"""X11 actions that xdotool lacks, by Xlib:
x11.py drop WINDOW URI: drops an address on a window, as a file manager or a browser does (the XDND protocol)
x11.py close WINDOW: closes a window, as its close button does
x11.py dpi N: sets the screen's density for programs that start from now on
"""
import ctypes
import struct
import sys
import time

x = ctypes.CDLL("libX11.so.6")
ulong, display_type = ctypes.c_ulong, ctypes.c_void_p
x.XOpenDisplay.restype = display_type
for name in ("XCreateSimpleWindow", "XDefaultRootWindow", "XInternAtom"):
    getattr(x, name).restype = ulong
display = display_type(x.XOpenDisplay(None))
command, of, *more = sys.argv[1:]
target = int(of)
CLIENT_MESSAGE, SELECTION_REQUEST, SELECTION_NOTIFY = 33, 30, 31


def atom(text):
    return x.XInternAtom(display, text.encode(), 0)


root = ulong(x.XDefaultRootWindow(display))


def send(to, event):
    x.XSendEvent(display, ulong(to), 0, ctypes.c_long(0), ctypes.create_string_buffer(event, 192))
    x.XFlush(display)


def message(kind, *data):
    data = (*data, 0, 0, 0, 0, 0)[:5]
    send(target, struct.pack("=i4xQi4xQQQi4x5Q", CLIENT_MESSAGE, 0, 1, 0, target, atom(kind), 32, *data))


def heard(wanted, uri, seconds=20):
    """Waits for a client message of this kind, and answers requests for the dropped data meanwhile."""
    event = ctypes.create_string_buffer(192)
    end = time.time() + seconds
    while time.time() < end:
        if not x.XPending(display):
            time.sleep(0.01)
            continue
        x.XNextEvent(display, event)
        kind = struct.unpack_from("=i", event)[0]
        if kind == SELECTION_REQUEST:
            requestor, asked, form, place, when = struct.unpack_from("=5Q", event, 40)
            x.XChangeProperty(display, ulong(requestor), ulong(place), ulong(form), 8, 0, uri, len(uri))
            send(requestor, struct.pack("=i4xQi4x6Q", SELECTION_NOTIFY, 0, 1, 0, requestor, asked, form, place, when))
        if kind == CLIENT_MESSAGE and struct.unpack_from("=Q", event, 40)[0] == atom(wanted):
            return
    sys.exit(f"no {wanted}")


def drop(uri):
    source = x.XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, ulong(0), ulong(0))
    x.XSetSelectionOwner(display, ulong(atom("XdndSelection")), ulong(source), ulong(0))
    message("XdndEnter", source, 5 << 24, atom("text/uri-list"))
    message("XdndPosition", source, 0, 300 << 16 | 300, 0, atom("XdndActionCopy"))
    heard("XdndStatus", uri)
    message("XdndDrop", source)
    heard("XdndFinished", uri)


if command == "drop":
    drop(more[0].encode() + b"\r\n")
elif command == "close":
    message("WM_PROTOCOLS", atom("WM_DELETE_WINDOW"))
elif command == "dpi":
    resources = b"Xft.dpi:\t%d\n" % target
    x.XChangeProperty(display, root, ulong(atom("RESOURCE_MANAGER")), ulong(atom("STRING")), 8, 0, resources, len(resources))
x.XSync(display, 0)
