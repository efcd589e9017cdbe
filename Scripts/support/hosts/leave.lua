-- Leaves a film where it begins to play, and keeps the position.
mp.register_event("playback-restart", function() mp.command("quit-watch-later") end)
